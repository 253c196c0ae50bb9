import { shopSettings } from "../../src/server/settings.ts";
import type { ShopSettings } from "../../src/shop/settings.ts";

export const ORIGIN = "http://localhost:3000";

/** The settings of the demo shop, at the tests' origin. */
export const TEST_SETTINGS: ShopSettings = {
  ...shopSettings({ url: ORIGIN, SHOP_MODE: "demo", PORT: 3000 } as never),
  origins: [ORIGIN],
  lateCancellationPercent: 50,
  careRefundLimit: 1000,
};

/** A payment gateway for tests without payments. The API needs its webhook's header names at the start. */
export const TEST_GATEWAY = {
  webhookHeaders: { signature: "x-razorpay-signature", eventId: "x-razorpay-event-id" },
};
