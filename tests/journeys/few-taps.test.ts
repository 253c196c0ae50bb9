import sharp from "sharp";
import { addDays, dayOf, showDay } from "../../src/shop/basics/india-time.ts";
import { payButton, pickDay } from "../support/checkout-steps.ts";
import { expect, signInAs, test } from "../support/journey.ts";
import { journeyAt } from "../support/journey-at.ts";
import { PASSWORD, type Shopper, signUp } from "../support/shopper.ts";
import { tapper } from "../support/tapper.ts";

test.skip(({ isMobile }) => !isMobile, "taps are counted on a phone");

async function saveAddress({ email, post }: Shopper): Promise<void> {
  const { status } = await post("/api/user/addAddress", {
    email,
    ...{ name: "Asha Rao", phone: "98765 43210", address: "4B, Lotus Court, 12 Janpath" },
    ...{ pinCode: "110001", addressType: "Home" },
  });
  expect(status).toBe(200);
}

test("a birthday cake for tomorrow evening, eggless, 1 kg, with message and candles, takes at most 16 taps", {
  tag: "@all",
}, async ({ page, shop }) => {
  const shopper = await signUp(shop.url, `taps-${Date.now()}@example.com`);
  await saveAddress(shopper);
  await signInAs(page, shop.url, shopper.email, PASSWORD);
  const { tap, enter, count } = tapper(page);
  await page.goto("/");
  await tap(page.getByRole("searchbox").or(page.getByRole("combobox")));
  await page.keyboard.type("eggless birthday cake 1 kg tomorrow 110001");
  await enter();
  const main = page.getByRole("main");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(main.getByText("By tomorrow, 110001")).toBeVisible();
  // The searched pincode is the delivery location.
  await expect(page.getByText("110001 Connaught Place").first()).toBeVisible();
  await tap(main.getByRole("article").first().getByRole("link").first());
  await tap(page.getByRole("button", { name: /^Tomorrow/ }).first());
  const times = page.getByRole("dialog", { name: "Select Delivery Time" });
  await tap(times.getByText("6 PM to 9 PM"));
  await tap(times.getByRole("button", { name: "Choose 6 PM to 9 PM" }));
  await tap(page.getByLabel(/^Message on cake/));
  await page.keyboard.type("Happy 60th, Papa");
  await tap(page.getByRole("button", { name: "ORDER NOW" }).filter({ visible: true }));
  const addOns = page.getByRole("dialog", { name: "Make It Extra Special" });
  await tap(addOns.getByRole("button", { name: "Add Number candle" }));
  await expect(addOns.getByLabel("Number candle: Which number?")).toBeFocused();
  await page.keyboard.type("60");
  await tap(addOns.getByRole("button", { name: "Continue" }));
  await expect(page.getByText("Number: 60")).toBeVisible();
  await tap(payButton(page));
  await tap(page.getByRole("dialog", { name: /Pay Jamun/ }).getByRole("button", { name: "I have paid" }));
  await expect(page.getByText("Your item is being prepared")).toBeVisible({ timeout: 45_000 });
  await expect(page.getByText("Message: Happy 60th, Papa")).toBeVisible();
  await expect(page.getByText("1 kg").first()).toBeVisible();
  expect(count()).toBeLessThanOrEqual(16);
});

journeyAt.describe("at ten in the morning", { tag: "@all" }, () => {
  // The test starts a shop of its own.
  journeyAt.describe.configure({ timeout: 180_000 });
  journeyAt.use({ at: "2026-12-05T04:30:00Z" });

  journeyAt(
    "flowers and chocolates today in Bengaluru, with a card and a hidden sender, take at most 12 taps",
    async ({ page, baseURL }) => {
      const url = baseURL ?? "";
      const shopper = await signUp(url, `flowers-${Date.now()}@example.com`, "Ananya Rao");
      const account = { email: shopper.email, name: "Ananya Rao", phoneNumber: "98111 22233" };
      expect((await shopper.post("/api/user/register", account)).status).toBe(200);
      await signInAs(page, url, shopper.email, PASSWORD);
      const { tap, enter, count } = tapper(page);
      await page.goto("/");
      await tap(page.getByRole("searchbox").or(page.getByRole("combobox")));
      await page.keyboard.type("flowers and chocolates today 560001");
      await enter();
      const main = page.getByRole("main");
      await expect(main.getByText("By today, 560001")).toBeVisible();
      await tap(main.getByRole("article").first().getByRole("link").first());
      await tap(page.getByRole("button", { name: /^Today/ }).first());
      const times = page.getByRole("dialog", { name: "Select Delivery Time" });
      // The earliest hour that the kitchen can keep today is marked.
      await tap(times.getByRole("button", { name: "Choose 3 PM to 6 PM" }));
      await tap(page.getByRole("button", { name: "ORDER NOW" }).filter({ visible: true }));
      await tap(page.getByRole("button", { name: "Continue" }));
      await tap(page.getByRole("button", { name: "Order for Someone Else" }));
      // The phone's keyboard leads from field to field; three taps more without it.
      for (const [label, text] of [
        ["Name", "Meera Nair"],
        ["Phone", "98765 43210"],
        ["Flat", "4B, Lotus Court"],
        ["Street", "12 MG Road"],
      ] as const) {
        await expect(page.getByLabel(label, { exact: true })).toBeFocused();
        await page.keyboard.type(text);
        await page.keyboard.press("Tab");
      }
      const gift = page.getByRole("region", { name: "It’s a gift" });
      await tap(gift.getByRole("button", { name: "Send anonymously" }));
      await expect(gift.getByRole("radio", { name: "Anonymous" })).toBeFocused();
      await tap(gift.getByRole("button", { name: "Far away today, and thinking of you." }));
      await tap(payButton(page));
      await tap(page.getByRole("dialog", { name: /Pay Jamun/ }).getByRole("button", { name: "I have paid" }));
      await expect(page.getByText("Your item is being prepared")).toBeVisible({ timeout: 45_000 });
      await expect(page.getByText("Anonymous: your name stays with us")).toBeVisible();
      await expect(page.getByText("Card: “Far away today, and thinking of you.”")).toBeVisible();
      expect(count()).toBeLessThanOrEqual(12);
    },
  );
});

test("a cake with a photo takes at most 20 taps", { tag: "@all" }, async ({ page, shop }) => {
  const shopper = await signUp(shop.url, `photo-taps-${Date.now()}@example.com`);
  await saveAddress(shopper);
  await signInAs(page, shop.url, shopper.email, PASSWORD);
  const { tap, enter, count } = tapper(page);
  await page.goto("/");
  await tap(page.getByRole("searchbox").or(page.getByRole("combobox")));
  // In two days: late in the evening, none is ready tomorrow.
  const inTwoDays = addDays(dayOf(new Date()), 2);
  await page.keyboard.type(`photo cake ${showDay(inTwoDays).replace(/^\w+, /, "")} 110001`);
  await enter();
  const main = page.getByRole("main");
  await expect(page.getByText("110001 Connaught Place").first()).toBeVisible();
  // Not a cake from which ten photos are pulled: it asks for more.
  await tap(main.getByRole("article").first().getByRole("link").first());
  const picture = { width: 1600, height: 1600, channels: 3 as const, background: "#c46" };
  const buffer = await sharp({ create: picture }).jpeg().toBuffer();
  const chooser = page.waitForEvent("filechooser");
  await tap(page.getByRole("button", { name: /Choose a photo/ }));
  // In the phone's own gallery, one tap chooses the photo.
  await tap(page.getByRole("heading", { name: "Your photo", exact: true }));
  await (await chooser).setFiles({ name: "asha.jpg", mimeType: "image/jpeg", buffer });
  const dialog = page.getByRole("dialog", { name: "Place your photo" });
  await tap(dialog.getByLabel(/I may use this photo/));
  await tap(dialog.getByRole("button", { name: "Use this photo" }));
  await tap(page.getByRole("button", { name: "Select Delivery Date" }));
  const days = page.getByRole("dialog", { name: "Select Delivery Date" });
  await pickDay(days, inTwoDays, { press: tap });
  const times = page.getByRole("dialog", { name: "Select Delivery Time" });
  await tap(times.getByText("6 PM to 9 PM"));
  await tap(times.getByRole("button", { name: "Choose 6 PM to 9 PM" }));
  await tap(page.getByRole("button", { name: "ORDER NOW" }).filter({ visible: true }));
  await tap(page.getByRole("button", { name: "Continue" }));
  await tap(payButton(page));
  await tap(page.getByRole("dialog", { name: /Pay Jamun/ }).getByRole("button", { name: "I have paid" }));
  await expect(page.getByText("Your item is being prepared")).toBeVisible({ timeout: 45_000 });
  await expect(page.getByRole("img", { name: /^Printed on / }).first()).toBeVisible();
  expect(count()).toBeLessThanOrEqual(20);
});
