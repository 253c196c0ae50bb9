import { shopSettings } from "../../src/server/settings.ts";
import type { ShopSettings } from "../../src/shop/settings.ts";

export const ORIGIN = "http://localhost:3000";

/** What the demo shop's owner has set, at the origin of the tests. */
export const TEST_SETTINGS: ShopSettings = {
  ...shopSettings({ url: ORIGIN, SHOP_MODE: "demo", PORT: 3000 } as never),
  origins: [ORIGIN],
  lateCancellationPercent: 50,
};

/** A payment provider for tests that pay nothing: the API asks its webhook for these names when it starts. */
export const TEST_GATEWAY = {
  webhookHeaders: { signature: "x-razorpay-signature", eventId: "x-razorpay-event-id" },
};
