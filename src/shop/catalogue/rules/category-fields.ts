import type { SetMinutes } from "./work.ts";
import { WORK_WORDS } from "./work-words.ts";

/** The fields of a category that staff can change. */
export type CategoryFields = SetMinutes & {
  title: string;
  description: string;
  /** Hidden categories have no page in the shop. */
  isHidden: boolean;
  /** Ids of the products that its page shows first, in this order. */
  firstProducts: string[];
};

/** The labels of a category's fields. */
export const CATEGORY_WORDS: Record<keyof CategoryFields, string> = {
  title: "Title",
  description: "Description",
  isHidden: "Hidden",
  firstProducts: "Shown first",
  ...WORK_WORDS,
};

/** Products that a category shows first. */
export const MOST_FIRST_PRODUCTS = 60;

/** Categories that may list a product. */
export const MOST_CATEGORIES = 60;
