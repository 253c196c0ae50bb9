import sharp from "sharp";
import { expect, expectAccessible, layoutShift, signInAs, test } from "../support/journey.ts";
import { mailedLink } from "../support/mailed-link.ts";
import { paidCake } from "../support/paid-cake.ts";
import { findSmallTargets } from "../support/small-targets.ts";

test.skip(({ isMobile }) => !isMobile, "the customer has a phone");

const photo = async (background: string) => ({
  name: "asha.jpg",
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 1_600, height: 1_200, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

/** A photo cake of that shape: its photos begin square. */
const SQUARE_CAKE = "PSQ-500G-E";

test("a photo is sent after the order, the kitchen's open ticket gets it, and after the start it is closed", {
  tag: "@all",
}, async ({ page, browser, shop }) => {
  const sku = SQUARE_CAKE;
  const order = await paidCake(shop.url, "", sku);
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width: 1180, height: 820 },
  });
  const tablet = await context.newPage();
  await signInAs(tablet, shop.url, "owner@example.com");
  await tablet.goto("/admin/kitchen?kitchen=delhi-cp");
  const onBoard = tablet.getByRole("listitem").filter({
    has: tablet.getByRole("link", { name: `Open order ${order.number}` }),
  });
  await expect(onBoard).toContainText(/Photo missing|not given, call the customer/);
  await tablet.goto(`/admin/kitchen/${order.uuid}`);
  await expect(tablet.getByText("Not given: call the customer.")).toBeVisible();

  await page.goto(await mailedLink(shop.url, order));
  const box = page.getByRole("region", { name: /^Your photo for/ });
  await expect(box).toBeVisible();
  await expect(page.getByText("The kitchen needs your photo before it starts.")).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.02);
  await page.getByLabel(/Choose a photo/).setInputFiles(await photo("#c46"));
  const dialog = page.getByRole("dialog", { name: "Place your photo" });
  await expect(dialog.getByRole("radio", { name: "Square" })).toBeChecked();
  await dialog.getByLabel(/I may use this photo/).check();
  await dialog.getByRole("button", { name: "Use this photo" }).click();
  await expect(page.getByText("Not sent yet.", { exact: false })).toBeVisible();
  await expectAccessible(page);
  expect(await findSmallTargets(page)).toEqual([]);
  await page.getByRole("button", { name: "Send to the kitchen" }).click();
  await expect(page.getByText("The kitchen has your photo.", { exact: false })).toBeVisible();
  await expect(page.getByText(/Photo: square, \d+ cm/)).toBeVisible();

  await tablet.reload();
  await expect(tablet.getByRole("link", { name: "Print in true size (PDF)" })).toBeVisible();

  // The kitchen starts while the customer places another photo.
  await page.getByLabel(/Choose a photo/).setInputFiles(await photo("#46c"));
  await dialog.getByLabel(/I may use this photo/).check();
  await dialog.getByRole("button", { name: "Use this photo" }).click();
  await tablet.goto(`/admin/orders/${order.uuid}`);
  await tablet.getByRole("button", { name: "Start making it" }).click();
  await expect(page.getByText("is making it now", { exact: false }).first()).toBeVisible();
  await expect(box).toHaveCount(0);
  // The photo that was not sent is not lost without a word.
  await expect(page.getByRole("heading", { name: "Your photo was not sent" })).toBeVisible();
  await expect(page.getByText(/it prints the photo that it has.*Please call us at once: \+91/)).toBeVisible();
  await expectAccessible(page);
  await context.close();
});
