/** Settings that an owner enters once: brand, contact, and legal numbers. */
export type ShopSettings = {
  name: string;
  tagline: string;
  /** Public origin without a trailing slash, used in links. */
  url: string;
  /** All origins of the shop; `url` is the first. */
  origins: string[];
  mode: "demo" | "live";
  /** Prefix of order numbers: `JM` in `JM100001`. 1 to 4 capital letters. */
  orderPrefix: string;
  /** The letter in the shop's logo; null for the demo shop, whose logo is a drawn fruit. */
  monogram: string | null;
  contact: { email: string; phone: string; whatsapp: string };
  legal: {
    company: string;
    address: string;
    stateCode: string;
    gstin: string;
    /** GST registrations in other states, one per state, used by the kitchens there. */
    otherGstins: string[];
    fssai: string;
    grievanceOfficer: string;
  };
  /** Share refunded when a customer cancels within 24 hours of the slot, in percent. */
  lateCancellationPercent: number;
  /** The most that care refunds of one order, in whole rupees, without a manager. */
  careRefundLimit: number;
  social: { label: string; href: string }[];
};
