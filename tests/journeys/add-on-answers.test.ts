import { chooseSlot, enterAddress, orderNow, payButton, payOnScreen } from "../support/checkout-steps.ts";
import { expect, expectAccessible, signInAs, test } from "../support/journey.ts";
import { signUp } from "../support/shopper.ts";

test.skip(({ isMobile }) => !isMobile, "the add-ons ask the same at every width");

test("number candles and a greeting card ask what they need, and the office and the mail say it", {
  tag: "@all",
}, async ({ page, shop }) => {
  const { email } = await signUp(shop.url, `answers-${Date.now()}@example.com`, "Asha Rao");
  await signInAs(page, shop.url, email, "a-long-password");
  await page.goto("/cake/RVC-500G-E");
  await chooseSlot(page);
  await orderNow(page).click();
  const addOns = page.getByRole("dialog", { name: "Make It Extra Special" });

  // The question opens in place and takes the focus, so that typing goes on.
  await addOns.getByRole("button", { name: "Add Number candle" }).click();
  const number = addOns.getByLabel("Number candle: Which number?");
  await expect(number).toBeFocused();
  await page.keyboard.type("6a0");
  await expect(number).toHaveValue("60");
  await expect(addOns.getByText("₹39 for each digit")).toBeVisible();
  await expect(addOns.getByText("2 add-ons, ₹78")).toBeVisible();

  // Without its text the card cannot be ordered: the button says so and leads there.
  await addOns.getByRole("button", { name: "Add Greeting card" }).click();
  const text = addOns.getByLabel("Greeting card: What should it say?");
  await number.focus();
  // Disabled for assistive technology, but it can be pressed.
  await addOns.getByRole("button", { name: "Write the text" }).click({ force: true });
  await expect(text).toBeFocused();
  await expect(addOns.getByText("Write the text, or remove it.")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type("Meera, sixty looks wonderful on you!");
  await expect(addOns.getByText("36 of 200")).toBeVisible();
  await addOns.getByRole("button", { name: "Continue" }).click();

  await expect(page.getByText("Number candle × 2")).toBeVisible();
  await expect(page.getByText("Number: 60")).toBeVisible();
  await expect(page.getByText("Text: Meera, sixty looks wonderful on you!")).toBeVisible();
  // The gift's free card does not ask for a text again: the order has a card already.
  const giftSwitch = page.getByRole("checkbox", { name: /It’s a gift/ });
  await giftSwitch.check();
  const gift = page.getByRole("region", { name: "It’s a gift" });
  await expect(gift.getByText("says “Meera, sixty looks wonderful on you!”")).toBeVisible();
  await expect(gift.getByLabel("What should the card say?")).toHaveCount(0);
  await expect(gift.getByLabel("Your name on the card")).toHaveCount(0);
  await expectAccessible(page);
  await gift.getByRole("button", { name: "Add a free message card too" }).click();
  await expect(gift.getByLabel("What should the card say?")).toBeVisible();
  await expect(gift.getByLabel("Your name on the card")).toBeVisible();
  await page.getByRole("button", { name: "Order for Self" }).click();
  await expect(giftSwitch).not.toBeChecked();
  await enterAddress(page);
  await expectAccessible(page);
  await payButton(page).click();
  await payOnScreen(page);
  await expect(page.getByText("Number: 60")).toBeVisible();
  const orderNumber = /JM\d+/.exec((await page.getByText(/Order id JM\d+/).textContent()) ?? "")?.[0] ?? "";

  await expect(async () => {
    const mails = await (await fetch(`${shop.url}/dev/mail?to=${email}`)).text();
    expect(mails).toContain("Number: 60");
    expect(mails).toContain("Text: Meera, sixty looks wonderful on you!");
  }).toPass();

  await signInAs(page, shop.url, "kitchen@example.com");
  const inTwoDays = new Date(Date.now() + (48 + 5.5) * 3_600_000).toISOString().slice(0, 10);
  await page.goto(`/admin/orders?on=${inTwoDays}`);
  await page.getByRole("link", { name: orderNumber }).click();
  const items = page.getByRole("region", { name: "Items" });
  await expect(items.getByText("2 × Number candle")).toBeVisible();
  await expect(items.getByText("Number: 60")).toBeVisible();
  await expect(items.getByText("Text: Meera, sixty looks wonderful on you!")).toBeVisible();
  await expectAccessible(page);
});
