import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { categoryCore } from "../rules/category-name.ts";
import { loadCatalogueSnapshot } from "../snapshot/catalogue-snapshot.ts";
import type { CatalogueSnapshot } from "../snapshot/snapshot-updates.ts";

export type Category = {
  /** Its own slug, which links use. */
  slug: string;
  title: string;
  description: string;
  /** The category whose products it lists: itself, or the target of the alias. */
  listedAs: string;
};

/** Finds a category by its slug, or by a name that means it. */
export async function findCategory(
  services: Services,
  { name }: { name: string },
): Promise<Outcome<Category, "unknown-category">> {
  const { categories } = await loadCatalogueSnapshot(services);
  const exact = name.replace(/^\/+|\/+$/g, "");
  const row = categories.get(exact) ?? categories.get(exact.toLowerCase()) ?? meantBy(categories, exact);
  if (!row) return refuse("unknown-category");
  const { slug, title, description, aliasOf } = row;
  return ok({ slug, title, description, listedAs: aliasOf ?? slug });
}

function meantBy(categories: CatalogueSnapshot["categories"], name: string) {
  const core = categoryCore(name);
  if (core === "") return undefined;
  return [...categories.values()].find(({ slug }) => categoryCore(slug) === core);
}
