/** The steps from the demo shop to an open one, in their order. */
export const OPENING_STEPS = {
  database: { title: "A database of your own", href: null, action: null },
  identity: { title: "Shop, company and contact", href: "/admin/settings", action: "To the settings" },
  tax: { title: "Tax and food licence", href: "/admin/settings", action: "To the settings" },
  kitchen: { title: "Kitchen", href: "/admin/delivery/kitchens", action: "To the kitchens" },
  area: { title: "Area", href: "/admin/delivery/pincodes", action: "To the pincodes" },
  products: { title: "First products", href: "/admin/catalogue", action: "To the catalogue" },
  payments: { title: "Payment keys", href: null, action: "Check the keys" },
  mail: { title: "Mail", href: null, action: "Mail me a test" },
  order: { title: "Test order", href: "/", action: "To the shop" },
  publish: { title: "Open the shop", href: null, action: null },
} as const;

export type OpeningStepCode = keyof typeof OPENING_STEPS;

/** A step with what is done, or what to do next: one line or more. */
export type OpeningStep = { code: OpeningStepCode; isDone: boolean; sentence: string };

/** Steps that are checked on request. The others are checked whenever the list is read. */
export const VERIFIED_STEPS = ["payments", "mail"] as const satisfies OpeningStepCode[];

export function isVerifiedStep(code: OpeningStepCode): boolean {
  return VERIFIED_STEPS.some((verified) => verified === code);
}
