import type { Page } from "@playwright/test";
import sharp from "sharp";
import { chooseSlot, enterAddress, payButton, payOnScreen } from "../support/checkout-steps.ts";
import { expect, expectAccessible, layoutShift, signInAs, test } from "../support/journey.ts";
import { signUp } from "../support/shopper.ts";

test.skip(({ isMobile }) => !isMobile, "the fields are the same at every width");

/** A photo cake of that shape: its photos begin square. */
const SQUARE_CAKE = "PSQ-500G-E";
/** From which ten photos are pulled. */
const PULLING_CAKE = "/cake/PPU-500G-E";

async function photoFile(background: string) {
  const buffer = await sharp({ create: { width: 1_600, height: 1_200, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name: "photo.jpg", mimeType: "image/jpeg", buffer };
}

const photoDialog = (page: Page) => page.getByRole("dialog", { name: "Place your photo" });

async function placePhoto(page: Page, piece: string, background: string) {
  const input = page.getByRole("group", { name: piece }).getByLabel(/Choose a photo/);
  await input.setInputFiles(await photoFile(background));
  await expect(photoDialog(page).getByRole("radio", { name: "Square" })).toBeChecked();
  await placeOpenPhoto(page);
}

async function placeOpenPhoto(page: Page) {
  const dialog = photoDialog(page);
  await dialog.getByLabel(/I may use this photo/).check();
  await dialog.getByRole("button", { name: "Use this photo" }).click();
  await expect(dialog).toHaveCount(0);
}

test("two photo cakes of one product are ordered, each with its own photo and message", {
  tag: "@all",
}, async ({ page, shop }) => {
  const sku = SQUARE_CAKE;
  const shopper = await signUp(shop.url, `pieces-${Date.now()}@example.com`, "Ananya Rao");
  await shopper.post("/api/user/addTocart", { email: shopper.email, SKU: [{ skuid: sku, quantity: 2 }] });
  await signInAs(page, shop.url, shopper.email, "a-long-password");
  await page.goto("/payment/cart");
  await chooseSlot(page);
  await page.getByLabel(/^Message on cake/).fill("For Dad");
  await page.getByLabel(/^Another message and photo on each cake/).check();

  // A further cake begins as a copy of the first.
  const second = page.getByRole("group", { name: "cake 2 of 2" });
  await expect(second.getByLabel(/^Message on cake/)).toHaveValue("For Dad");
  await second.getByLabel(/^Message on cake/).fill("For Mum");
  await placePhoto(page, "cake 1 of 2", "#c46");
  await placePhoto(page, "cake 2 of 2", "#46c");
  await enterAddress(page);
  await expectAccessible(page);

  // A new visit, because a reload also restores the scroll position before the pieces have come.
  await page.goto("/");
  await page.goto("/payment/cart");
  await expect(second.getByLabel(/^Message on cake/)).toHaveValue("For Mum");
  await expect(second.getByRole("button", { name: "Adjust" })).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.02);
  await payButton(page).click();
  await payOnScreen(page);
  const items = page.getByRole("region", { name: "Items" });
  const ofDad = items.getByRole("listitem").filter({ hasText: "Message: For Dad" });
  const ofMum = items.getByRole("listitem").filter({ hasText: "Message: For Mum" });
  const photoOf = async (line: typeof ofDad) =>
    line
      .getByRole("img", { name: /^Printed on / })
      .locator("image")
      .first()
      .getAttribute("href");
  expect(await photoOf(ofDad)).not.toBe(await photoOf(ofMum));
  // Nothing of it is left for the next order.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("cartMessages"))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem("printPhotos"))).toBe("{}");

  // Of several photos, the next one can be chosen at once, without going through those that are placed.
  await page.goto(PULLING_CAKE);
  for (const number of [1, 2]) {
    await page.getByLabel(/Choose a photo/).setInputFiles(await photoFile("#c46"));
    await placeOpenPhoto(page);
    await expect(page.getByRole("heading", { name: `Your photos, ${number} of 10` })).toBeVisible();
    await expect(page.getByRole("button", { name: /Choose a photo/ })).toBeFocused();
  }
  await page.getByRole("button", { name: "Adjust" }).last().click();
  await placeOpenPhoto(page);
  await expect(page.getByRole("button", { name: "Adjust" }).last()).toBeFocused();
});
