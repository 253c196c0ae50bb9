import type { Page } from "@playwright/test";
import { addDays, dayOf, showDay } from "../../src/shop/basics/india-time.ts";
import { enterPincode, orderNow } from "../support/checkout-steps.ts";
import { expect, expectAccessible, layoutShift, test } from "../support/journey.ts";

const CAKE = "/cake/BTC-500G-E";
const CAKE_OF_TWO_DAYS = "/cake/TIW-3KG-VA-E";
const TEXT = "Happy Birthday, dear Asha";

test("a cake's page shows the cake, its price and its reviews, without layout shift", async ({ page }) => {
  await page.goto(CAKE);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Belgian Chocolate Truffle Cake, 0.5 kg");
  await expect(page.getByText("10% OFF", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("EGGLESS", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Available Combos" })).toBeVisible();
  const offers = page.getByRole("region", { name: "Offers" });
  for (const offer of ["Free delivery above ₹500", "1 coin for every ₹10", "50 coins when you sign up"])
    await expect(offers.getByText(offer)).toBeVisible();
  await expect(offers).not.toContainText(/card|partner|first order/);
  for (const panel of ["Care Instruction", "Delivery Information"])
    await page.locator("summary", { hasText: panel }).click();
  await expect(page.locator("details[open]")).toHaveCount(3);
  await expect(page.getByRole("heading", { name: "What Others Are Liking" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "What You Might Like" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Products Viewed Recently" })).toHaveCount(0);
  await expect(page.getByText(/\d+ reviews \(demo data\)/)).toBeVisible();
  await page.getByRole("link", { name: /^More reviews/ }).click();
  await expect(page.getByText("The gold leaf made the children gasp.", { exact: false })).toBeVisible();
  await expect(page.getByRole("link", { name: /^More reviews/ })).toHaveCount(0);
  await expectAccessible(page);
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

test("a phone's first screen shows picture, name, price, days and ORDER NOW, which leads to what is missing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 740 });
  // Loads the fonts: at this width a late one breaks this cake's name into one line more, a shift of 0.116.
  await page.goto("/contact");
  await page.goto(CAKE);
  const button = orderNow(page);
  for (const shown of [
    page.getByRole("link", { name: /^Enlarge picture 1/ }),
    page.getByRole("heading", { level: 1 }),
    page.getByText("₹719").first(),
    page.getByRole("button", { name: /^Today/ }),
    page.getByRole("button", { name: /^Cart/ }).filter({ visible: true }),
    button,
  ])
    await expect(shown).toBeInViewport({ ratio: 1 });

  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription("Enter pincode to see times");
  await expectAccessible(page);
  await expect(async () => {
    await button.press("Enter");
    await expect(page.getByLabel("Delivery pincode")).toBeFocused({ timeout: 500 });
  }).toPass();
  await enterPincode(page);
  await expect(button).toHaveAccessibleDescription("Choose a time");
  await button.press("Enter");
  await expect(page.getByRole("button", { name: /^Today/ })).toBeFocused();
  await page.getByRole("button", { name: /^Tomorrow/ }).click();
  const times = page.getByRole("dialog", { name: "Select Delivery Time" });
  await expect(times.getByRole("radio", { name: /^Standard Delivery/ })).toBeChecked();
  await page.keyboard.press("Escape");
  await button.press("Enter");
  await times.getByText("12 PM to 3 PM").click();
  await times.getByRole("button", { name: "Choose 12 PM to 3 PM" }).click();
  await expect(button).toBeEnabled();
  await expect(page.getByRole("button", { name: "Tomorrow 12 PM to 3 PM" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

test("a day chosen before the pincode opens its hours as soon as a served pincode is entered", {
  tag: "@all",
}, async ({ page }) => {
  await page.goto(CAKE);
  const pincode = page.getByLabel("Delivery pincode");
  await expect(async () => {
    await page.getByRole("button", { name: /^Tomorrow/ }).click();
    await expect(pincode).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type("999999");
  await expect(page.getByRole("alert").getByText("Delivery not available for this pincode.")).toBeVisible();
  await pincode.fill("110001");
  const times = page.getByRole("dialog", { name: "Select Delivery Time" });
  await expect(times.getByRole("radio", { name: /^Standard Delivery/ })).toBeChecked();
  await page.keyboard.press("Escape");
  // Only once: another pincode opens nothing.
  await pincode.fill("560001");
  await expect(page.getByText("Delivery available for this pincode.")).toBeVisible();
  await expect(page.getByText("Now the hour:")).toBeVisible();
  await expect(times).toHaveCount(0);
});

test("a day that a cake takes too long for leads to the pincode, then to the calendar, and when it was chosen before, to another day", {
  tag: "@all",
}, async ({ page }) => {
  await page.goto(CAKE_OF_TWO_DAYS);
  const button = page.getByRole("button", { name: /^Tomorrow/ });
  const dates = page.getByRole("dialog", { name: "Select Delivery Date" });
  const firstDay = dates.getByText("First possible");
  await expect(button).toHaveText("Tomorrow Takes 48 hours");
  await expect(async () => {
    await button.click();
    await expect(page.getByLabel("Delivery pincode")).toBeFocused({ timeout: 500 });
  }).toPass();
  await expect(dates).toHaveCount(0);
  await enterPincode(page);
  await button.click();
  await expect(firstDay).toBeVisible();

  // Chosen on the page of a cake that takes less time.
  await page.goto(CAKE);
  await button.click();
  const times = page.getByRole("dialog", { name: "Select Delivery Time" });
  await expect(times.getByRole("radio", { name: /^Standard Delivery/ })).toBeChecked();
  await page.goto(CAKE_OF_TWO_DAYS);
  await button.click();
  await expect(
    times.getByText(`Nothing can be delivered on ${showDay(addDays(dayOf(new Date()), 1))}.`),
  ).toBeVisible();
  await expectAccessible(page);
  await times.getByRole("button", { name: "Choose another day" }).click();
  await expect(firstDay).toBeVisible();
});

test("the pictures can be browsed and zoomed by keyboard alone", { tag: "@all" }, async ({ page }) => {
  await page.goto(CAKE);
  const first = page.getByRole("link", { name: "Picture 1 of 5", exact: true });
  const second = page.getByRole("link", { name: "Picture 2 of 5", exact: true });
  await expect(first).toHaveAttribute("aria-current", "true");
  await expect(async () => {
    await first.focus();
    await page.keyboard.press("ArrowRight");
    await expect(second).toBeFocused({ timeout: 500 });
  }).toPass();
  await expect(second).toHaveAttribute("aria-current", "true");
  const enlarge = page.getByRole("link", { name: /^Enlarge picture 2 of 5/ });
  await expect(enlarge).toBeInViewport();
  await enlarge.focus();
  await page.keyboard.press("Enter");
  const large = page.getByRole("dialog", { name: "Belgian Chocolate Truffle Cake" });
  await expect(large.getByText("2 of 5")).toBeVisible();
  await expectAccessible(page);

  const stage = large.getByRole("group");
  const width = async () => (await stage.locator("img").boundingBox())?.width ?? 0;
  const whole = await width();
  await stage.focus();
  await page.keyboard.press("+");
  await expect.poll(width).toBeGreaterThan(whole * 1.3);
  await page.keyboard.press("-");
  await expect.poll(width).toBeCloseTo(whole, 0);
  await page.keyboard.press("ArrowRight");
  await expect(large.getByText("3 of 5")).toBeVisible();
  await expect(large.getByText("Cut open, with its layers.")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(large.getByText("4 of 5")).toBeVisible();
  await expect(large.getByText("A cake of 1 kg, 19 cm across, beside a tea cup.")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(large.getByText("5 of 5")).toBeVisible();
  await expect(large.getByText("The Belgian Chocolate Truffle Cake from close by.")).toBeVisible();
  for (let i = 0; i < 4; i += 1) await page.keyboard.press("ArrowLeft");
  await expect(large.getByText("1 of 5")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(large).toHaveCount(0);
  await expect(first).toHaveAttribute("aria-current", "true");
});

test("a message has at most twenty-five characters as people count them, and is previewed on the cake", async ({
  page,
}) => {
  await page.goto(CAKE);
  await expect(page.getByLabel("Message on cake")).toHaveCount(0);
  await enterPincode(page);
  const field = page.getByLabel("Message on cake");
  await expect(page.getByText("0 of 25")).toBeVisible();
  await field.focus();
  await expect(page.getByRole("img", { name: "A cake without a message" })).toBeVisible();

  await field.fill(`${TEXT} and all the others`);
  await expect(field).toHaveValue(TEXT);
  await expect(page.getByText("25 of 25")).toBeVisible();
  await expect(page.getByRole("img", { name: `A cake that says ${TEXT}` })).toBeVisible();
  await expect(page.getByText("0 characters left")).toBeAttached();
  await expectAccessible(page);

  // Typing into the middle of a full message adds nothing, and keeps its end.
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(5, 5));
  await page.keyboard.type("X");
  await expect(field).toHaveValue(TEXT);
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(5);

  await field.fill("e\u0301".repeat(30));
  await expect(page.getByText("25 of 25")).toBeVisible();
  await field.fill("👩‍👩‍👧‍👦Asha🎂");
  await expect(field).toHaveValue("Asha");
  await expect(page.getByText("👩‍👩‍👧‍👦 🎂 cannot be piped and are left out. The rest stays.")).toBeVisible();
  await field.fill("जन्मदिन मुबारक");
  await expect(page.getByText("9 of 25")).toBeVisible();
});

test("flowers have no message, and unweighed products no weight", { tag: "@all" }, async ({ page }) => {
  await page.goto("/cake/RRB-12S");
  await enterPincode(page);
  await expect(page.getByRole("button", { name: "Select Delivery Date" })).toBeVisible();
  await expect(page.getByLabel("Message on cake")).toHaveCount(0);
});

test("a pincode is checked at six characters, and the page says whether the shop delivers there", {
  tag: "@all",
}, async ({ page }) => {
  await page.goto(CAKE);
  const button = page.getByRole("button", { name: "Enter your PIN code to check availability" });
  await expect(button).toBeDisabled();
  await enterPincode(page);
  await expect(button).toHaveCount(0);
  await page.getByLabel("Delivery pincode").fill("999999");
  await expect(page.getByText("Delivery not available for this pincode.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Delivery pincode").fill("99999");
  await expect(button).toBeDisabled();
  await page.getByRole("button", { name: "Select Delivery Date" }).click();
  await page
    .getByRole("dialog", { name: "Select Delivery Date" })
    .getByRole("gridcell")
    .getByRole("button", { disabled: false })
    .last()
    .click();
  await expect(page.getByRole("dialog").getByText("Pincode is missing!")).toBeVisible();
  await expect(page.getByRole("dialog").getByText("Your day stays chosen.")).toBeVisible();
  await expectAccessible(page);
});

test("an unavailable cake says so, and links to others", { tag: "@all" }, async ({ page }) => {
  await page.goto("/cake/TTC-500G-E");
  await expect(page.getByRole("heading", { name: "Currently Unavailable" })).toBeVisible();
  await expect(page.getByText("This cake is currently unavailable.")).toBeVisible();
  await expect(page.getByRole("button", { name: "ORDER NOW" })).toHaveCount(0);
  await expect(page.getByText("No combos available.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "See what is like it" }).click();
  await expect(page.getByRole("heading", { name: "What You Might Like" })).toBeInViewport();
  await page.locator("#similar-cards").getByRole("link").first().click();
  await expect(page.getByRole("button", { name: "ADD TO CART" })).toBeVisible();
});

test("a slow cake page says that it loads; a failed one can be retried in place", { tag: "@all" }, async ({
  page,
  complaints,
}) => {
  await page.goto(CAKE);
  await enterPincode(page);
  const address = /\/cake\/BTC-1KG-E\.data/;
  let answer: () => void = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route(address, async (route) => {
    await held;
    await route.abort();
  });
  await weight(page, "1 kg").click();
  await expect(page.getByText("Loading cake details...")).toBeVisible();
  answer();
  await expect(
    page.getByRole("heading", { name: "Error loading cake details. Please try again later." }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.unroute(address);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Belgian Chocolate Truffle Cake, 1 kg");
  // The browser reports the requests cut off above.
  complaints.splice(0);
});

function weight(page: Page, name: string) {
  return page.getByRole("navigation", { name: "Weight" }).getByRole("link", { name: new RegExp(`^${name}`) });
}
