/** What an owner sets once: the brand, the contact, the numbers the law wants shown. */
export type ShopSettings = {
  name: string;
  tagline: string;
  /** Public origin without a trailing slash, used in links. */
  url: string;
  /** Every origin whose pages are the shop's own; `url` is the first. */
  origins: string[];
  mode: "demo" | "live";
  /** Letters before the number of an order: `JM` in `JM100001`. 1 to 4 capital letters. */
  orderPrefix: string;
  /** The letter that the shop's mark shows on its cake board. Null for the demo shop, whose mark is a drawn fruit. */
  monogram: string | null;
  contact: { email: string; phone: string; whatsapp: string };
  legal: {
    company: string;
    address: string;
    stateCode: string;
    gstin: string;
    /** Its registrations in other states, one a state: a kitchen there sells under it. Empty for none. */
    otherGstins: string[];
    fssai: string;
    grievanceOfficer: string;
  };
  /** How much of the money comes back when a customer cancels within 24 hours of the slot, in percent. */
  lateCancellationPercent: number;
  social: { label: string; href: string }[];
};
