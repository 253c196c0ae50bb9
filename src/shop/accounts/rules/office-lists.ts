import type { Permission } from "./permissions.ts";

type OfficeList = { export: Permission; one: string; many: string };

/** The lists of the office that have saved views: who may take each as a file, and what its rows are called. */
export const OFFICE_LISTS = {
  orders: { export: "export orders", one: "order", many: "orders" },
  customers: { export: "export lists", one: "customer", many: "customers" },
  complaints: { export: "export lists", one: "complaint", many: "complaints" },
  reviews: { export: "export lists", one: "review", many: "reviews" },
  products: { export: "change catalogue", one: "product", many: "products" },
  log: { export: "export lists", one: "change", many: "changes" },
} as const satisfies Record<string, OfficeList>;

export type OfficeListName = keyof typeof OFFICE_LISTS;

export const OFFICE_LIST_NAMES = Object.keys(OFFICE_LISTS) as OfficeListName[];
