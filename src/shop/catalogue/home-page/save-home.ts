import type { Session } from "../../accounts/identity.ts";
import { mergeRecords } from "../../audit/merge-records.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { RefusalWith } from "../../basics/outcome.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { lockCategories } from "../categories/office-categories.queries.ts";
import { menuVersionOf } from "../menu/menu-version.ts";
import { selectShown } from "../menu/office-menu.queries.ts";
import type { CatalogueChanged } from "../refusals.ts";
import { catalogueEditorOf } from "../rules/catalogue-editor.ts";
import { completeHome, type HomeSection, homeLinesOf } from "../rules/home-sections.ts";
import { loadCatalogueSnapshot } from "../snapshot/catalogue-snapshot.ts";
import { replaceHomeSections, selectHomeSections } from "./home-sections.queries.ts";

/** The key of the home page in the log: the shop has one. */
const HOME_KEY = "home page";

type Refused =
  | "not-your-move"
  | CatalogueChanged
  | RefusalWith<"unknown-category", { slugs: string[] }>
  | RefusalWith<"unknown-product", { codes: string[] }>;

/**
 * Saves all sections of the home page as one entry of the log, or nothing. Refuses if another person has changed them
 * since they were read, a category that is hidden or does not exist, and codes of unknown products.
 * @param version of the stored page that the form was made from
 * @returns whether anything differs
 */
export async function saveHome(
  services: Services,
  { version, sections, staff }: { version: string; sections: HomeSection[]; staff: Session },
): Promise<Outcome<boolean, Refused>> {
  const role = catalogueEditorOf(staff.roles);
  if (!role) return refuse("not-your-move");
  const products = await productIds(services, sections);
  if (products.unknown.length > 0) return refuse("unknown-product", { codes: products.unknown });
  const wanted = completeHome(sections).map((section) => ({
    ...section,
    products: [...new Set(section.products.flatMap((code) => products.idOf.get(code) ?? []))],
  }));
  return refusableTransaction(services.db, async (tx) => {
    const inside = { ...services, db: tx };
    // Before the page is read: a category cannot be hidden while a section shows it, and pages are saved one by one.
    await lockCategories(tx);
    const stored = { sections: homeLinesOf(await selectHomeSections(tx)) };
    // A line that no page has, because the version that the form was made from is no longer stored.
    const from = { sections: version === menuVersionOf(stored.sections) ? stored.sections : [version] };
    const edits = [{ key: HOME_KEY, stored, from, to: { sections: homeLinesOf(wanted) } }];
    const { changed, conflicts } = await mergeRecords(inside, { kind: "home", staff, edits });
    if (conflicts.length > 0) return refuse("catalogue-changed", { conflicts });
    if (changed.length === 0) return ok(false);
    const slugs = categoriesOf(wanted);
    const shown = await selectShown(tx, slugs);
    const missing = slugs.filter((slug) => !shown.has(slug));
    if (missing.length > 0) return refuse("unknown-category", { slugs: missing });
    await replaceHomeSections(tx, wanted);
    await recordChange(inside, {
      ...{ staff, role, subject: "catalogue", subjectId: "home", label: "Home page" },
      ...{ before: "", after: "changed", records: changed.map(({ record }) => record) },
    });
    return ok(true);
  });
}

/** The categories whose products these sections show. */
export function categoriesOf(sections: readonly HomeSection[]): string[] {
  return [...new Set(sections.flatMap(({ category }) => category ?? []))];
}

/** The product of each code, which is that of a product or of one of its sizes. */
async function productIds(services: Services, sections: HomeSection[]) {
  const { loaded, pageOf } = await loadCatalogueSnapshot(services);
  const idOf = new Map<string, string>();
  const unknown: string[] = [];
  for (const code of sections.flatMap(({ products }) => products)) {
    const id = loaded.has(code) ? code : pageOf.get(code)?.product.id;
    if (id === undefined) unknown.push(code);
    else idOf.set(code, id);
  }
  return { idOf, unknown };
}
