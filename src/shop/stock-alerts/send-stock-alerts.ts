import { getAvailability } from "../catalogue/catalogue.reads.ts";
import type { ProductCard } from "../catalogue/product-card.ts";
import { cardsOfSkus } from "../catalogue/storefront/cards-of-skus.ts";
import { writeMail } from "../mail/write-mail.ts";
import type { Services } from "../services.ts";
import { leaveLink } from "./alert-link.ts";
import { BACK_IN_STOCK, backInStockMail } from "./rules/back-in-stock-mail.ts";
import { selectAlertsFor, selectSkuAfter, takeAlert } from "./stock-alerts.queries.ts";

/** Mails of a SKU in one run. The next run sends the rest. */
const BATCH = 500;

/**
 * Mails those who wait for a SKU that is sold again. Runs every five minutes. Request and mail are exchanged in one
 * transaction, so that none is lost and none is mailed twice.
 */
export async function sendStockAlerts(services: Services): Promise<{ mailed: number }> {
  let mailed = 0;
  let sku = await selectSkuAfter(services.db, "");
  for (; sku !== undefined; sku = await selectSkuAfter(services.db, sku)) {
    if (!(await getAvailability(services, [sku])).get(sku)) continue;
    const [card] = await cardsOfSkus(services, { skus: [sku] });
    // A product that this process has not read yet waits for the next run.
    if (!card) continue;
    for (const { id } of await selectAlertsFor(services.db, sku, BATCH))
      if (await mailAlert(services, { id, card })) mailed += 1;
  }
  return { mailed };
}

/** Returns false if another run has mailed it. */
function mailAlert(services: Services, { id, card }: { id: string; card: ProductCard }): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const alert = await takeAlert(tx, id);
    if (!alert) return false;
    const { name: shop, url } = services.settings;
    const content = backInStockMail({
      ...{ shop, name: card.name, weight: card.weight, href: url + card.href },
      leave: leaveLink(services, alert),
    });
    await writeMail(
      { ...services, db: tx },
      { key: `${BACK_IN_STOCK}:${id}`, kind: BACK_IN_STOCK, to: alert.email, content },
    );
    return true;
  });
}
