import { stateOfGstin } from "../../basics/gstin.ts";
import { DEMO_FACTS, demoGstin, isDemoGstin, otherDemoGstins } from "./demo-facts.ts";
import type { GivenFacts, ShopFacts } from "./facts.ts";

const TAGLINE = "Cakes & gifts, on time.";
/** For a name without Latin letters: an order number must be typable on any keyboard. */
const FALLBACK_PREFIX = "ORD";

/** The unchanged facts of the demo shop. */
export const DEMO_SHOP: ShopFacts = completeFacts({});

/** Fills each missing fact with the demo shop's. In live mode only optional ones can be missing. */
export function completeFacts(facts: GivenFacts): ShopFacts {
  const name = facts.name ?? DEMO_FACTS.name;
  const stateCode =
    facts.stateCode ?? (facts.gstin === undefined ? DEMO_FACTS.stateCode : stateOfGstin(facts.gstin));
  const gstin = facts.gstin ?? demoGstin(stateCode);
  const isDemoBrand = name === DEMO_FACTS.name;
  return {
    ...DEMO_FACTS,
    tagline: TAGLINE,
    whatsapp: facts.phone ?? DEMO_FACTS.whatsapp,
    // Another company must not use the demo company's registrations or social pages.
    otherGstins: isDemoGstin(gstin) ? otherDemoGstins(gstin) : [],
    social: isDemoBrand ? DEMO_FACTS.social : [],
    orderPrefix: isDemoBrand ? DEMO_FACTS.orderPrefix : prefixOf(name),
    ...facts,
    ...{ name, stateCode, gstin, isDemoBrand },
  };
}

/** The first letters of the name's words, or the first two letters of a single word. */
function prefixOf(name: string): string {
  const latin = name.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();
  const words = latin
    .split(/[^A-Z'’]+/)
    .map((word) => word.replace(/[^A-Z]/g, ""))
    .filter(Boolean);
  const letters = words.length > 1 ? words.map(([first]) => first).join("") : (words[0] ?? "").slice(0, 2);
  return letters.slice(0, 4) || FALLBACK_PREFIX;
}
