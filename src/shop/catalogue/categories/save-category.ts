import type { Tx } from "../../../infrastructure/database/db.ts";
import type { Session } from "../../accounts/identity.ts";
import { mergeRecords } from "../../audit/merge-records.ts";
import { recordChange } from "../../audit/record-change.ts";
import { type ChangedRecord, changedFields } from "../../audit/rules/changed-record.ts";
import type { RefusalWith } from "../../basics/outcome.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { relist } from "../imports/catalogue-file.queries.ts";
import type { CatalogueChanged } from "../refusals.ts";
import { catalogueEditorOf } from "../rules/catalogue-editor.ts";
import { type CategoryFields, MOST_CATEGORIES } from "../rules/category-fields.ts";
import { lockProducts, type StoredProduct } from "../snapshot/records.queries.ts";
import { categoryLinks } from "../storefront/category-links.ts";
import {
  lockCategories,
  type StoredCategory,
  selectCategory,
  updateCategory,
} from "./office-categories.queries.ts";

/** The fields of a category as a form showed and as it sent them, and the ids of products that it adds and removes. */
export type CategoryEdit = {
  from: Partial<CategoryFields>;
  to: Partial<CategoryFields>;
  added?: string[];
  removed?: string[];
};

type Refused =
  | "not-your-move"
  | "unknown-category"
  | "unknown-product"
  | CatalogueChanged
  | RefusalWith<"category-linked", { links: string[] }>
  | "category-target-hidden"
  | RefusalWith<"main-category-stays" | "too-many-categories", { name: string }>;

/**
 * Saves a category and which products it lists as one log entry, all or nothing. Refuses with the differing fields if
 * another person changed one, and to hide a category that pages link to, with their names.
 * @returns whether anything differs
 */
export function saveCategory(
  services: Services,
  { slug, edit, staff }: { slug: string; edit: CategoryEdit; staff: Session },
): Promise<Outcome<boolean, Refused>> {
  return refusableTransaction(services.db, async (tx) => {
    const role = catalogueEditorOf(staff.roles);
    if (!role) return refuse("not-your-move");
    const inside = { ...services, db: tx };
    const { added = [], removed = [] } = edit;
    const keys = [...new Set([...added, ...removed])];
    // Products before categories, as when a catalogue is loaded: the other order could deadlock.
    const products = keys.length === 0 ? [] : await lockProducts(tx, keys);
    await lockCategories(tx);
    const stored = await selectCategory(tx, slug);
    if (!stored || (keys.length > 0 && stored.aliasOf !== null)) return refuse("unknown-category");
    if (products.length < keys.length) return refuse("unknown-product");
    const before = categoryFieldsOf(stored);
    const edits = [{ key: slug, stored: before, from: edit.from, to: edit.to }];
    const { changed, conflicts } = await mergeRecords(inside, { kind: "category", staff, edits });
    if (conflicts.length > 0) return refuse("catalogue-changed", { conflicts });
    const after = changed[0]?.after ?? before;
    if (after.isHidden && !before.isHidden) {
      const links = await categoryLinks(inside, { slug });
      if (links.length > 0) return refuse("category-linked", { links });
    }
    if (!after.isHidden && before.isHidden && (await hasHiddenTarget(tx, stored)))
      return refuse("category-target-hidden");
    const members = memberships(products, { slug, added: new Set(added) });
    const isStuck = members.find(({ row, listed }) => row.category === slug && !listed.includes(slug));
    if (isStuck) return refuse("main-category-stays", { name: isStuck.row.name });
    const overfull = members.find(({ listed }) => listed.length > MOST_CATEGORIES);
    if (overfull) return refuse("too-many-categories", { name: overfull.row.name });
    await updateCategory(tx, slug, after);
    await relist(
      tx,
      members.map(({ row, listed }) => ({ productId: row.id, listed })),
    );
    const records = [...changed.map(({ record }) => record), ...members.map(({ record }) => record)];
    if (records.length === 0) return ok(false);
    await recordChange(inside, {
      ...{ staff, role, subject: "catalogue", subjectId: slug, label: after.title },
      ...{ before: "", after: "changed", records },
    });
    return ok(true);
  });
}

/** Whether it shows the products of a hidden category. Search engines would be sent there, to a missing page. */
export async function hasHiddenTarget(tx: Tx, { aliasOf }: StoredCategory): Promise<boolean> {
  const target = aliasOf === null ? undefined : await selectCategory(tx, aliasOf);
  return target?.isHidden === true;
}

/** The fields of a stored category that staff can change. */
export function categoryFieldsOf({
  title,
  description,
  isHidden,
  firstProducts,
  ovenMinutes,
  decoratorMinutes,
}: StoredCategory): CategoryFields {
  return { title, description, isHidden, firstProducts, ovenMinutes, decoratorMinutes };
}

type Membership = { row: StoredProduct; listed: string[]; record: ChangedRecord };

/** The products whose categories differ now, each with its new categories. */
function memberships(
  products: StoredProduct[],
  { slug, added }: { slug: string; added: Set<string> },
): Membership[] {
  return products.flatMap((row) => {
    const others = row.listedUnder.filter((category) => category !== slug);
    const listed = added.has(row.id) ? [...others, slug].sort() : others;
    const fields = changedFields({ listedUnder: row.listedUnder }, { listedUnder: listed });
    return fields ? [{ row, listed, record: { kind: "product" as const, key: row.id, ...fields } }] : [];
  });
}
