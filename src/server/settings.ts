import type { Config } from "../infrastructure/config/config.ts";
import type { ShopSettings } from "../shop/settings.ts";
import { DEMO_SHOP } from "../shop/shop-facts/rules/complete-facts.ts";
import type { ShopFacts } from "../shop/shop-facts/rules/facts.ts";

/** The settings that use cases and pages read: whose shop it is, its URL, contact and terms. */
export function shopSettings(config: Config, facts: ShopFacts = DEMO_SHOP): ShopSettings {
  const { name, tagline, orderPrefix, email, phone, whatsapp, social } = facts;
  const { company, address, stateCode, gstin, otherGstins, fssai, grievanceOfficer } = facts;
  return {
    ...{ name, tagline, orderPrefix, social },
    monogram: facts.isDemoBrand ? null : firstLetterOf(name),
    url: config.url,
    origins: ownOrigins(config),
    mode: config.SHOP_MODE,
    contact: { email, phone, whatsapp },
    legal: { company, address, stateCode, gstin, otherGstins, fssai, grievanceOfficer },
    lateCancellationPercent: config.LATE_CANCELLATION_PERCENT,
    careRefundLimit: config.CARE_REFUND_LIMIT,
  };
}

/** The first letter or digit as people see it (it may have several code points), in capitals. */
function firstLetterOf(name: string): string {
  const signs = [...new Intl.Segmenter("en").segment(name)].map(({ segment }) => segment);
  return (signs.find((sign) => /^[\p{L}\p{N}]/u.test(sign)) ?? "").toLocaleUpperCase("en");
}

/** Without a public origin, both local names of the shop are its own. */
function ownOrigins(config: Config): string[] {
  return config.SHOP_URL ? [config.url] : [config.url, `http://127.0.0.1:${config.PORT}`];
}
