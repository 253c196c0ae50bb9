import { shopSettings } from "../../src/server/settings.ts";
import type { ShopSettings } from "../../src/shop/settings.ts";

export const ORIGIN = "http://localhost:3000";

/** What the demo shop's owner has set, at the origin of the tests. */
export const TEST_SETTINGS: ShopSettings = {
  ...shopSettings({ url: ORIGIN, SHOP_MODE: "demo", PORT: 3000 } as never),
  origins: [ORIGIN],
  lateCancellationPercent: 50,
};
