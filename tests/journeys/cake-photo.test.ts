import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { expectWithin } from "../support/expect-within.ts";
import { expect, expectAccessible, layoutShift, signInAs, test } from "../support/journey.ts";
import { mailedLink } from "../support/mailed-link.ts";
import { paidCake } from "../support/paid-cake.ts";
import { findSmallTargets } from "../support/small-targets.ts";

test.skip(({ isMobile }) => !isMobile, "the customer has a phone");

/** The kitchen's tablet with its board. */
async function openBoard(browser: Browser, shop: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop, viewport: { width: 1180, height: 820 } });
  const tablet = await context.newPage();
  await signInAs(tablet, shop, "kitchen@example.com");
  await tablet.goto("/admin/kitchen?kitchen=delhi-cp");
  await expect(tablet.getByText("Live", { exact: true })).toBeVisible();
  return tablet;
}

async function photo(background: string) {
  const canvas = { width: 1_600, height: 1_200, channels: 3 as const, background };
  return {
    name: "cake.jpg",
    mimeType: "image/jpeg",
    buffer: await sharp({ create: canvas }).jpeg().toBuffer(),
  };
}

test("a photo of the cake is on the customer's open page at once, and the kitchen reads the answer on its board", async ({
  page,
  browser,
  shop,
}) => {
  // A new order has its whole ticket, even if it starts later.
  const tablet = await openBoard(browser, shop.url);
  const order = await paidCake(shop.url, "Happy birthday Meera");
  const docket = tablet.getByRole("listitem").filter({
    has: tablet.getByRole("link", { name: `Open order ${order.number}` }),
  });
  await docket.getByRole("button", { name: /^Start/ }).click();
  const camera = docket.getByLabel(`Photo of order ${order.number} for the customer`);
  await expect(camera).toBeAttached();

  // A signed-out customer with the link of the mail.
  const listening = page.waitForResponse((reply) => reply.url().includes(`/api/orders/${order.uuid}/events`));
  await page.goto(await mailedLink(shop.url, order));
  await listening;
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const shown = page.getByRole("region", { name: "Photo from the kitchen" });
  await expect(shown).toHaveCount(0);

  const uploaded = tablet.waitForResponse(/\/api\/photos$/);
  await camera.setInputFiles(await photo("#a04030"));
  await (await uploaded).finished();
  const picture = shown.getByRole("img");
  await expectWithin(5_000, "photo on the open page", async () => {
    await picture.waitFor();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1_600);
  });
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  await expectAccessible(page);
  expect(await findSmallTargets(page)).toEqual([]);
  await expect(docket).toContainText("Photo sent, no answer yet");

  await shown.getByText("Ask for a change").click();
  await shown.getByRole("button", { name: "Send to the kitchen" }).click();
  await expect(shown.getByText("Please say what to change.")).toBeVisible();
  await shown.getByLabel("What should the kitchen change?").fill("Meera is written <b>Mira</b>");
  await shown.getByRole("button", { name: "Send to the kitchen" }).click();
  await expect(docket).toContainText("The customer asks: Meera is written <b>Mira</b>");
  // With the sound, which only a tap switches on, this is what the kitchen notices of it.
  await expect(tablet.getByRole("status").filter({ hasText: "Change for" })).toContainText(
    "Meera is written",
  );
  await expectAccessible(tablet);
  expect(await findSmallTargets(tablet)).toEqual([]);
  await expect(shown.getByRole("status")).toContainText("You asked the kitchen");

  const first = await picture.getAttribute("src");
  await docket.getByLabel(/^New photo of order/).setInputFiles(await photo("#406030"));
  await expect(picture).not.toHaveAttribute("src", first ?? "");
  await shown.getByRole("button", { name: "It is right" }).click();
  await expect(docket).toContainText("The customer says it is right");

  expect(await layoutShift(tablet)).toBeLessThan(0.02);
  await tablet.getByRole("link", { name: `Open order ${order.number}` }).click();
  await expect(tablet.getByRole("img", { name: "What the customer sees" })).toBeVisible();
  await expectAccessible(tablet);
  await tablet.getByRole("button", { name: "Ready", exact: true }).click();
  await tablet.getByRole("button", { name: "Picked up" }).click();
  await expect(shown.getByRole("button")).toHaveCount(0);
  await expect(shown).toContainText("You said that it is right");
  await tablet.context().close();
});

test.describe("without script", { tag: "@all" }, () => {
  test("the holder of the link answers, and reads what is missing", async ({ page, browser, shop }) => {
    const tablet = await openBoard(browser, shop.url);
    const order = await paidCake(shop.url, "No script");
    await tablet.getByRole("button", { name: `Start: order ${order.number}` }).click();
    await tablet
      .getByLabel(`Photo of order ${order.number} for the customer`)
      .setInputFiles(await photo("#a04030"));
    const docket = tablet.getByRole("listitem").filter({ hasText: "No script" });
    await expect(docket).toContainText("Photo sent, no answer yet");
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
    const plain = await context.newPage();
    await plain.goto(await mailedLink(shop.url, order));
    await plain.getByText("Ask for a change").click();
    await plain.getByRole("button", { name: "Send to the kitchen" }).click();
    await expect(plain.getByText("Please say what to change.")).toBeVisible();
    await plain.getByLabel("What should the kitchen change?").fill("More cherries");
    await plain.getByRole("button", { name: "Send to the kitchen" }).click();
    await expect(plain.getByText("You asked the kitchen: “More cherries”")).toBeVisible();
    await expect(docket).toContainText("More cherries");
    await context.close();
    await tablet.context().close();
    await page.close();
  });
});
