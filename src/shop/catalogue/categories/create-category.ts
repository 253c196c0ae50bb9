import type { Session } from "../../accounts/identity.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { RefusalWith } from "../../basics/outcome.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { catalogueEditorOf } from "../rules/catalogue-editor.ts";
import { categoryCore } from "../rules/category-name.ts";
import { isReservedPath } from "../rules/reserved-paths.ts";
import { NO_MINUTES } from "../rules/work.ts";
import { insertCategory, lockCategories, selectAllCategories } from "./office-categories.queries.ts";

export type NewCategory = { slug: string; title: string; description: string; aliasOf: string | null };

type Refused =
  | ("not-your-move" | "category-address-reserved" | "unknown-category")
  | RefusalWith<"category-address-taken", { slug: string }>;

/**
 * Creates a category, which shoppers see at once. Refuses addresses of the shop's own pages, and those that another
 * category already answers to: `/birthday-gifts` means `/birthday-cakes`.
 */
export function createCategory(
  services: Services,
  { category, staff }: { category: NewCategory; staff: Session },
): Promise<Outcome<null, Refused>> {
  return refusableTransaction(services.db, async (tx) => {
    const role = catalogueEditorOf(staff.roles);
    if (!role) return refuse("not-your-move");
    const { slug, title, description, aliasOf } = category;
    if (isReservedPath(slug)) return refuse("category-address-reserved");
    await lockCategories(tx);
    const stored = await selectAllCategories(tx);
    const target = stored.find((row) => row.slug === aliasOf);
    const isTarget = target !== undefined && target.aliasOf === null && !target.isHidden;
    if (aliasOf !== null && !isTarget) return refuse("unknown-category");
    const core = categoryCore(slug);
    const similar = stored.find((row) => row.slug === slug || categoryCore(row.slug) === core);
    const isAliasOfSimilar =
      similar && similar.slug !== slug && aliasOf !== null && (similar.aliasOf ?? similar.slug) === aliasOf;
    if (similar && !isAliasOfSimilar) return refuse("category-address-taken", { slug: similar.slug });
    const fields = { title, description, isHidden: false, firstProducts: [], ...NO_MINUTES };
    if (!(await insertCategory(tx, { slug, aliasOf, ...fields })))
      return refuse("category-address-taken", { slug });
    await recordChange(
      { ...services, db: tx },
      {
        ...{ staff, role, subject: "catalogue", subjectId: slug, label: title },
        ...{ before: "", after: "created" },
        records: [{ kind: "category", key: slug, before: null, after: fields }],
      },
    );
    return ok(null);
  });
}
