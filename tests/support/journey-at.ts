import { test as journey } from "./journey.ts";
import { startShopAt } from "./shop-at.ts";

type ShopAt = Awaited<ReturnType<typeof startShopAt>>;

/**
 * A journey with a shop of its own, whose clock and the browser's start at this instant, such as 2026-12-05T10:50:00Z.
 * Journeys of one worker that follow each other at the same instant share the shop, whose clock runs on.
 */
export const journeyAt = journey.extend<{ at: string }, { shopAt: (at: string) => Promise<ShopAt> }>({
  at: ["", { option: true }],
  shopAt: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are used from this pattern.
    async ({}, use) => {
      let open = undefined as { at: string; shop: ShopAt } | undefined;
      await use(async (at) => {
        if (open?.at !== at) {
          await open?.shop.stop();
          open = { at, shop: await startShopAt(at) };
        }
        return open.shop;
      });
      await open?.shop.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ at, shopAt }, use) => use((await shopAt(at)).url),
  page: async ({ page, at }, use) => {
    await page.clock.setFixedTime(at);
    await use(page);
  },
});
