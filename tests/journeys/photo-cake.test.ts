import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import {
  chooseSlot,
  enterAddress,
  orderNow,
  payButton,
  payOnScreen,
  signUpInPlace,
} from "../support/checkout-steps.ts";
import { expect, expectAccessible, layoutShift, test } from "../support/journey.ts";

type Box = { x: number; y: number; width: number; height: number };

const photo = async (width: number, height: number) => ({
  name: "asha.jpg",
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width, height, channels: 3, background: "#c46" } })
    .jpeg()
    .toBuffer(),
});

/** Moves two fingers apart in the middle of this box, to four times their distance. */
async function pinch(page: Page, { x, y, width, height }: Box): Promise<void> {
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", apart: number) =>
    fingers.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: [-apart, apart].map((by, id) => ({ x: x + width / 2 + by, y: y + height / 2, id })),
    });
  await touch("touchStart", 15);
  for (const apart of [30, 45, 60]) await touch("touchMove", apart);
  await fingers.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await fingers.detach();
}

/** From choosing the photo to the paid order, as a new shopper. */
test("a new shopper places a photo, orders the cake with it, and sees it on the order", async ({
  page,
  isMobile,
}) => {
  await page.goto("/photo-cake");
  // Opened anew: replacing one page by another counts as a shift if it takes longer than half a second.
  await page.goto(`${await page.locator("a[href^='/cake/']").first().getAttribute("href")}`);
  await expect(page.getByRole("heading", { name: "Your photo", exact: true })).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.02);
  const dialogs: string[] = [];
  await chooseSlot(page, {
    look: async () => void dialogs.push((await page.getByRole("dialog").textContent()) ?? ""),
  });
  // Said with the slot, before the photo is placed and anything is paid.
  expect(dialogs.at(-1)).toContain("An order with a product made only for you can’t be cancelled");

  // Without a photo, the order button leads to it.
  await orderNow(page).click();
  await expect(page.getByText("Please choose your photo.")).toBeVisible();
  await expect(page.getByRole("button", { name: /Choose a photo/ })).toBeFocused();
  // At the present scroll position, the header covers a part of the days above.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);

  await page
    .getByLabel(/Choose a photo/)
    .setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") });
  await expect(
    page.getByText("We cannot open “a.pdf” as a photo. Choose a JPEG, PNG or WebP photo."),
  ).toBeVisible();
  await page.getByLabel(/Choose a photo/).setInputFiles(await photo(300, 400));
  const dialog = page.getByRole("dialog", { name: "Place your photo" });
  await expect(dialog.getByText(/^Too small: \d+ dpi$/)).toBeVisible();
  // It is too small however it is placed, so the button opens the files again.
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Choose a larger photo" }).click();
  await (await chooser).setFiles(await photo(700, 700));
  await dialog.getByLabel("Zoom", { exact: true }).fill("2");
  await dialog.getByRole("button", { name: "Zoom out to continue" }).click();
  await expect(dialog.getByText(/^A little soft: \d+ dpi$/)).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();

  // Too large to be sent as it is: the browser draws it anew.
  const large = { width: 2_400, height: 2_400, channels: 3 } as const;
  const pixels = randomBytes(large.width * large.height * large.channels);
  const buffer = await sharp(pixels, { raw: large }).png({ compressionLevel: 0 }).toBuffer();
  expect(buffer.length).toBeGreaterThan(15 * 2 ** 20);
  await page.getByLabel(/Choose a photo/).setInputFiles({ name: "large.png", mimeType: "image/png", buffer });
  await expect(dialog.getByText(/^Sharp: \d+ dpi$/)).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: /Choose a photo/ })).toBeFocused();

  // As in a browser that can open HEIC: it sends a JPEG in place of the file.
  const sent = page.waitForRequest("**/api/photos");
  const heic = { ...(await photo(1600, 1200)), name: "IMG_0042.HEIC", mimeType: "image/heic" };
  await page.getByLabel(/Choose a photo/).setInputFiles(heic);
  expect((await sent).headers()["content-type"]).toBe("image/jpeg");
  await expect(dialog.getByText(/^Sharp: \d+ dpi$/)).toBeVisible();
  await expectAccessible(page);
  const stage = dialog.getByLabel(/^Your photo in its shape/);
  const shown = () => stage.locator("image").first().getAttribute("transform");
  const before = await shown();
  await stage.press("ArrowLeft");
  const byKey = await shown();
  expect(byKey).not.toBe(before);
  const box = await stage.boundingBox();
  if (!box) throw new Error("the photo is not drawn");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 40, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  expect(await shown()).not.toBe(byKey);
  const zoom = async () => Number(await dialog.getByLabel("Zoom", { exact: true }).inputValue());
  expect(await zoom()).toBe(1);
  await stage.press("+");
  const zoomedByKey = await zoom();
  expect(zoomedByKey).toBeGreaterThan(1);
  await stage.press("-");
  expect(await zoom()).toBeLessThan(zoomedByKey);
  // A touch screen alone has fingers.
  if (isMobile) {
    await pinch(page, box);
    expect(await zoom()).toBeGreaterThan(1.5);
  }
  await dialog.getByLabel("Zoom", { exact: true }).fill("1.5");
  await dialog.getByText("Heart").click();
  expect(await shown()).toContain("rotate(0)");
  await dialog.getByRole("button", { name: "Rotate" }).click();
  expect(await shown()).toContain("rotate(90)");
  await dialog.getByRole("button", { name: "Tick the box to continue" }).click({ force: true });
  await expect(dialog.getByLabel(/I may use this photo/)).toBeFocused();
  await dialog.getByLabel(/I may use this photo/).check();
  await dialog.getByRole("button", { name: "Use this photo" }).click();
  await expect(page.getByRole("button", { name: "Adjust" })).toBeFocused();

  await page.reload();
  await expect(page.getByRole("img", { name: "Your photo on the cake" })).toBeVisible();
  await orderNow(page).click();
  await signUpInPlace(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("button", { name: "Adjust" })).toBeVisible();
  await expectAccessible(page);
  await enterAddress(page);
  await payButton(page).click();
  await payOnScreen(page);
  await expect(page).toHaveURL(/\/TrackProgressPage/);
  await expect(page.getByText(/Photo: heart, \d+ cm/)).toBeVisible();
  // The box in which the photo can be replaced shows it too, under another name.
  const items = page.getByRole("region", { name: "Items" });
  const print = items.getByRole("img", { name: /^Printed on / });
  await expect(print).toBeVisible();
  const src = await print.locator("image").first().getAttribute("href");
  expect((await page.request.get(src ?? "")).status()).toBe(200);
  // The next order does not start with it.
  expect(await page.evaluate(() => localStorage.getItem("printPhotos"))).toBe("{}");
});
