import { ensureDemoAccounts } from "../shop/accounts/ensure-demo-accounts.ts";
import { products } from "../shop/catalogue/catalogue.tables.ts";
import { hasContent } from "../shop/content/content.reads.ts";
import { addCoins } from "../shop/rewards/add-coins.ts";
import { welcomeCustomer } from "../shop/rewards/welcome-customer.ts";
import type { Services } from "../shop/services.ts";

/** With the 50 that everybody gets for signing up, the demo customer begins with 120. */
const DEMO_COINS = 70;

/** Fills an empty shop with the demo's products, kitchens, texts and people; leaves one that has them as it is. */
export async function loadDemoShop(services: Services, say: (line: string) => void): Promise<void> {
  const standing = await services.db.select({ id: products.id }).from(products).limit(1);
  if (standing.length === 0) {
    const began = Date.now();
    say("… Loading the demo shop (once)");
    // Imported only here: a shop that has its products never reads the demo's tables.
    const { loadDemo } = await import("../../demo/load.ts");
    let told = 0;
    await loadDemo(services, {
      onProgress: (share, doing) => {
        const tenth = Math.floor(share * 10);
        if (tenth > told) say(`  ${tenth * 10}% ${doing}`);
        told = tenth;
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
}
