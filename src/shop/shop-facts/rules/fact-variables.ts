import type { Fact } from "./fact-names.ts";

/**
 * The variable that sets each fact; null for none. Apart from the labels, which browsers get: scripts name no
 * variables.
 */
export const FACT_VARIABLES = {
  name: "SHOP_NAME",
  company: "SHOP_COMPANY",
  address: "SHOP_ADDRESS",
  stateCode: "SHOP_STATE_CODE",
  gstin: "SHOP_GSTIN",
  fssai: "SHOP_FSSAI",
  grievanceOfficer: "SHOP_GRIEVANCE_OFFICER",
  email: "SHOP_EMAIL",
  phone: "SHOP_PHONE",
  tagline: "SHOP_TAGLINE",
  whatsapp: "SHOP_WHATSAPP",
  otherGstins: "SHOP_OTHER_GSTINS",
  orderPrefix: "SHOP_ORDER_PREFIX",
  social: null,
} as const satisfies Record<Fact, string | null>;
