import { keysOf } from "../../basics/record-of.ts";
import type { Permission } from "./permissions.ts";

type OfficeList = { export: Permission; singular: string; plural: string };

/** The lists of the office that have saved views: who may take each as a file, and what its rows are called. */
export const OFFICE_LISTS = {
  orders: { export: "export orders", singular: "order", plural: "orders" },
  customers: { export: "export lists", singular: "customer", plural: "customers" },
  complaints: { export: "export lists", singular: "complaint", plural: "complaints" },
  reviews: { export: "export lists", singular: "review", plural: "reviews" },
  products: { export: "change catalogue", singular: "product", plural: "products" },
  log: { export: "export lists", singular: "change", plural: "changes" },
} as const satisfies Record<string, OfficeList>;

export type OfficeListName = keyof typeof OFFICE_LISTS;

export const OFFICE_LIST_NAMES = keysOf(OFFICE_LISTS);
