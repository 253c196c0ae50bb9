import type { Cursor } from "../../basics/keyset.ts";
import type { Services } from "../../services.ts";
import {
  type OfficeProduct,
  officeProductPage,
  PRODUCTS_ON_A_PAGE,
  toOfficeProducts,
} from "../products/list-office-products.ts";
import { type OfficeFilter, selectOfficeProducts } from "../products/office-list.queries.ts";
import type { CategoryFields } from "../rules/category-fields.ts";
import { categoryLinks } from "../storefront/category-links.ts";
import { countListed, selectCategory } from "./office-categories.queries.ts";
import { categoryFieldsOf } from "./save-category.ts";

/** Products that a search offers at once. */
const MOST_FOUND = 30;

/** A product that a category lists. */
export type CategoryMember = OfficeProduct & {
  /** Its place among the products shown first, from 1; null if it has none. */
  place: number | null;
  /** It is its main category, which the page of the product decides. */
  isMain: boolean;
};

/** A category as staff edit it. */
export type EditableCategory = {
  slug: string;
  /** Null: it lists products of its own. */
  aliasOf: string | null;
  fields: CategoryFields;
  /** The products shown first, then a page of the others in the shop's order. */
  members: CategoryMember[];
  memberCount: number;
  before: string | null;
  after: string | null;
  /** The links that lead shoppers to it, in words. */
  links: string[];
  /** Products that a search found and that it does not list yet; null without a search. */
  matches: OfficeProduct[] | null;
};

const ANY: OfficeFilter = { text: "", category: null, state: null };

/** A category with a page of its products; null if there is none. The caller has checked permissions. */
export async function getOfficeCategory(
  services: Pick<Services, "db" | "pictures" | "clock">,
  { slug, cursor, search }: { slug: string; cursor: Cursor; search: string },
): Promise<EditableCategory | null> {
  const { db, clock } = services;
  const row = await selectCategory(db, slug);
  if (!row) return null;
  const now = clock();
  const fields = categoryFieldsOf(row);
  const { firstProducts } = fields;
  const links = await categoryLinks(services, { slug });
  const category = { slug, aliasOf: row.aliasOf, fields, links };
  if (row.aliasOf !== null)
    return { ...category, members: [], memberCount: 0, before: null, after: null, matches: null };
  const read = (filter: Partial<OfficeFilter>, at: Cursor, limit: number) =>
    selectOfficeProducts(db, { ...ANY, ...filter }, { cursor: at, limit, now });
  const [first, others, memberCount, matches] = await Promise.all([
    firstProducts.length === 0
      ? []
      : read({ listedUnder: slug, among: firstProducts }, null, firstProducts.length),
    read({ listedUnder: slug, without: firstProducts }, cursor, PRODUCTS_ON_A_PAGE + 1),
    countListed(db, slug),
    search === "" ? null : read({ text: search, notListedUnder: slug }, null, MOST_FOUND),
  ]);
  const page = officeProductPage(others, cursor);
  const shown = [
    ...first.toSorted((a, b) => firstProducts.indexOf(a.id) - firstProducts.indexOf(b.id)),
    ...page.rows,
  ];
  const products = toOfficeProducts(services, shown, now);
  const members = products.map((product, index) => ({
    ...product,
    place: index < first.length ? index + 1 : null,
    isMain: shown[index]?.category === slug,
  }));
  return {
    ...{ ...category, members, memberCount, before: page.before, after: page.after },
    matches: matches && toOfficeProducts(services, matches, now),
  };
}
