import { test as journey } from "./journey.ts";
import { startShopAt } from "./shop-at.ts";

/** A journey with a shop of its own, whose clock and the browser's start at this instant, such as 2026-12-05T10:50:00Z. */
export const journeyAt = journey.extend<{ at: string }>({
  at: ["", { option: true }],
  baseURL: async ({ at }, use) => {
    const shop = await startShopAt(at);
    await use(shop.url);
    await shop.stop();
  },
  page: async ({ page, at }, use) => {
    await page.clock.setFixedTime(at);
    await use(page);
  },
});
