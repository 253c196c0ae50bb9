import { ConfigError } from "../infrastructure/config/config-error.ts";
import { ensureDemoAccounts } from "../shop/accounts/ensure-demo-accounts.ts";
import { products } from "../shop/catalogue/catalogue.tables.ts";
import { hasContent } from "../shop/content/content.reads.ts";
import { hasDemoOrders } from "../shop/orders/orders.reads.ts";
import { orders } from "../shop/orders/orders.tables.ts";
import { addCoins } from "../shop/rewards/add-coins.ts";
import { welcomeCustomer } from "../shop/rewards/welcome-customer.ts";
import type { Services } from "../shop/services.ts";

/** With the 50 coins of every sign-up, the demo customer starts with 120. */
const DEMO_COINS = 70;

/**
 * Loads the demo's products, kitchens, texts, accounts and orders where they are missing.
 * @param pastDays days of past orders; 0 for none
 */
export async function loadDemoShop(
  services: Services,
  say: (line: string) => void,
  { pastDays }: { pastDays: number },
): Promise<void> {
  const existingProducts = await services.db.select({ id: products.id }).from(products).limit(1);
  if (existingProducts.length === 0) {
    const began = Date.now();
    say("… Loading the demo shop (once)");
    // Loaded on demand: a filled shop never reads the demo's tables.
    const { loadDemo } = await import("../../demo/load.ts");
    let shownTenth = 0;
    await loadDemo(services, {
      onProgress: (share, doing) => {
        const tenth = Math.floor(share * 10);
        if (tenth > shownTenth) say(`  ${tenth * 10}% ${doing}`);
        shownTenth = tenth;
      },
    });
    say(`✓ Loading the demo shop (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  }
  if (!(await hasContent(services))) {
    const { loadDemoContent } = await import("../../demo/load-demo-content.ts");
    await loadDemoContent(services);
  }
  const people = await ensureDemoAccounts(services);
  const userId = people.customerId;
  await welcomeCustomer(services, { userId });
  await addCoins(services, { userId, amount: DEMO_COINS, reason: "demo", key: `demo:${userId}` });
  const existingOrders = await services.db.select({ id: orders.id }).from(orders).limit(1);
  if (pastDays === 0 || existingOrders.length > 0) return;
  const began = Date.now();
  const { loadDemoOrders } = await import("../../demo/orders/load-demo-orders.ts");
  const many = await loadDemoOrders(services, { days: pastDays });
  say(`✓ Loading ${many} orders of the demo shop (${((Date.now() - began) / 1000).toFixed(1)} s)`);
}

/** Throws `ConfigError` if the database holds past orders of the demo: a live shop would file them in its tax returns. */
export async function refuseDemoOrders(services: Pick<Services, "db">): Promise<void> {
  if (await hasDemoOrders(services))
    throw new ConfigError(
      "SHOP_MODE=live does not start on a database with past orders of the demo shop: set DATABASE_URL to another one.",
    );
}
