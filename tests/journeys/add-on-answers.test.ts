import type { Locator } from "@playwright/test";
import { chooseSlot, enterAddress, orderNow, payButton, payOnScreen } from "../support/checkout-steps.ts";
import { expect, expectAccessible, signInAs, test } from "../support/journey.ts";
import { signUp } from "../support/shopper.ts";

test.skip(({ isMobile }) => !isMobile, "the add-ons ask the same at every width");

/** Whether the others stand below the first, in their order. */
async function expectOrder(first: Locator, others: Locator[]): Promise<void> {
  const boxes = await Promise.all([first, ...others].map((part) => part.boundingBox()));
  const tops = boxes.map((box) => box?.y ?? Number.NaN);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(new Set(tops).size).toBe(tops.length);
}

test("number candles and a greeting card ask what they need, and the office and the mail say it", {
  tag: "@all",
}, async ({ page, shop }) => {
  const { email, post } = await signUp(shop.url, `answers-${Date.now()}@example.com`, "Asha Rao");
  const saved = await post("/api/user/addAddress", {
    ...{ email, name: "Meera Nair", phone: "98450 12345", address: "7 Rose House, Janpath" },
    ...{ pinCode: "110001", addressType: "Office" },
  });
  expect(saved.status).toBe(200);
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
  // The topper takes letters only, the balloon one.
  await addOns.getByRole("button", { name: "Add Name topper" }).click();
  await page.keyboard.type("Meera 60");
  await expect(addOns.getByLabel("Name topper: Which name?")).toHaveValue("Meera ");
  await addOns.getByRole("button", { name: "Add Balloon letter" }).click();
  await page.keyboard.type("7mn");
  await expect(addOns.getByLabel("Balloon letter: Which letter?")).toHaveValue("M");
  await addOns.getByRole("button", { name: "Continue" }).click();

  await expect(page.getByText("Number candle × 2")).toBeVisible();
  await expectOrder(page.getByRole("heading", { name: "Receiver Address" }), [
    page.getByText("Place kept"),
    page.getByRole("heading", { name: "Order summary" }),
    page.getByRole("heading", { name: "Price Summary" }),
  ]);
  const answers = ["Number: 60", "Text: Meera, sixty looks wonderful on you!", "Name: Meera", "Letter: M"];
  for (const answer of answers) await expect(page.getByText(answer, { exact: true })).toBeVisible();
  // A person whose address is saved is offered, and one press fills in all of it.
  await page.getByRole("button", { name: "Order for Someone Else" }).click();
  const people = page.getByRole("group", { name: "For whom?" });
  await people.getByText("Meera", { exact: true }).click();
  await expect(people.getByRole("radio", { name: /Meera Nair, 7 Rose House, Janpath/ })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save & Deliver Here" }).click();
  const receiver = page.getByRole("region", { name: "Receiver Address" });
  for (const fact of ["Meera Nair", "7 Rose House, Janpath", "98450 12345", "Office"])
    await expect(receiver).toContainText(fact);
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
  await page.getByRole("button", { name: "Edit Address" }).click();
  await page.getByRole("button", { name: "Order for Self" }).click();
  await expect(giftSwitch).not.toBeChecked();
  await enterAddress(page);
  await expectAccessible(page);
  await payButton(page).click();
  await payOnScreen(page);
  for (const answer of answers) await expect(page.getByText(answer)).toBeVisible();
  const orderNumber = /JM\d+/.exec((await page.getByText(/Order id JM\d+/).textContent()) ?? "")?.[0] ?? "";

  await expect(async () => {
    const mails = await (await fetch(`${shop.url}/dev/mail?to=${email}`)).text();
    for (const answer of answers) expect(mails).toContain(answer);
  }).toPass();

  await signInAs(page, shop.url, "kitchen@example.com");
  const inTwoDays = new Date(Date.now() + (48 + 5.5) * 3_600_000).toISOString().slice(0, 10);
  await page.goto(`/admin/orders?on=${inTwoDays}`);
  await page.getByRole("link", { name: orderNumber }).click();
  const items = page.getByRole("region", { name: "Items" });
  await expect(items.getByText("2 × Number candle")).toBeVisible();
  for (const answer of answers) await expect(items.getByText(answer, { exact: true })).toBeVisible();
  await expectAccessible(page);
});
