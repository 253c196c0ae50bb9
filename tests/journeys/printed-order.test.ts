import type { Page } from "@playwright/test";
import { expect, signInAs, test } from "../support/journey.ts";
import { type OrderWish, orderOf, PASSWORD, pay, signUp, standardSlots } from "../support/shopper.ts";

test.skip(({ isMobile }) => isMobile, "printed pages do not depend on the screen");

/** A4 with margins of 1 cm, in CSS pixels. */
const PAPER = { width: 718, height: 1047 };

/** Opens a paid order as its customer, in print layout. Returns its number. */
async function printedOrder(page: Page, shop: string) {
  const shopper = await signUp(shop, `prints-${Date.now()}@example.com`, "Asha Rao");
  const [slot] = (await standardSlots(shop, 4, 1)) as [OrderWish];
  const headers = { "idempotency-key": crypto.randomUUID() };
  const wish = { ...orderOf(shopper, slot), message: "For Aarav" };
  const created = await shopper.post("/api/payment/create-order", wish, headers);
  const { uuid } = (await pay(shop, shopper, created.body.data.razorpayOrder.id)).body.data;
  await signInAs(page, shop, shopper.email, PASSWORD);
  await page.goto(`/orders/${uuid}`);
  await expect(page.getByText("Your item is being prepared")).toBeVisible();
  const number = (await page.title()).match(/JM\d+/)?.[0] ?? "";
  expect(number).not.toBe("");
  return { uuid, number };
}

test("a printed order has number, day, items, receiver and prices, and nothing that only a screen can use", async ({
  page,
  shop,
}) => {
  const { number } = await printedOrder(page, shop.url);
  // Collapsed on the screen, but printed.
  await page.locator("summary", { hasText: "Ordered Price" }).click();
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: "print" });

  for (const text of [
    `Jamun, order ${number}`,
    "Arriving By",
    "For Aarav",
    "Asha Rao",
    "12th Main",
    "Total Order",
  ]) {
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }
  await expect(page.getByText("Total Order")).toBeVisible();
  for (const text of ["Deliver to", "Have plans changed?", "can change until the kitchen starts"]) {
    await expect(page.getByText(text).filter({ visible: true })).toHaveCount(0);
  }
  await expect(page.locator("button, a, nav, footer").filter({ visible: true })).toHaveCount(0);
  expect(await paleTexts(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(PAPER.height);
});

test("the thank-you of a new order can be read on paper", { tag: "@all" }, async ({ page, shop }) => {
  const { uuid } = await printedOrder(page, shop.url);
  // The state that the checkout leaves after the payment.
  await page.evaluate((customerOrderId) => {
    const usr = { customerOrderId, thanks: "Asha Rao" };
    history.replaceState({ usr, key: "paid", idx: 0 }, "", "/TrackProgressPage");
  }, uuid);
  await page.reload();
  await expect(page.getByText(/^Thank you, Asha/)).toBeVisible();
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(/^Thank you, Asha/)).toBeVisible();
  expect(await paleTexts(page)).toEqual([]);
});

/** Texts with a contrast below 7:1 on white paper. */
function paleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (!canvas) throw new Error("no canvas");
    const pale: string[] = [];
    for (const element of document.querySelectorAll("body *")) {
      const text = [...element.childNodes].find(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (
        !text ||
        !element.checkVisibility({ contentVisibilityAuto: true }) ||
        element.closest(".sr-only, .skip")
      )
        continue;
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = getComputedStyle(element).color;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
        const share = value / 255;
        return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      const luminance = 0.2126 * (red ?? 1) + 0.7152 * (green ?? 1) + 0.0722 * (blue ?? 1);
      if (1.05 / (luminance + 0.05) < 7) pale.push(text.textContent?.trim() ?? "");
    }
    return pale;
  });
}
