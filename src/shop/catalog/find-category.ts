import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { selectCategories } from "./categories.queries.ts";
import { categoryCore } from "./rules/category-name.ts";

export type Category = {
  /** Its own address: what a link should say. */
  slug: string;
  title: string;
  description: string;
  /** The category whose products it lists: itself, or the one it is an alias of. */
  listedAs: string;
};

/** The category at this address (without the first slash), or the one that the name means. */
export async function findCategory(
  services: Services,
  { name }: { name: string },
): Promise<Outcome<Category, "unknown-category">> {
  const exact = name.replace(/^\/+|\/+$/g, "");
  const lower = exact.toLowerCase();
  const found = await selectCategories(services.db, [exact, lower]);
  const row = found.find(({ slug }) => slug === exact) ?? found[0] ?? (await meantBy(services, exact));
  if (!row) return refuse("unknown-category");
  const { slug, title, description, aliasOf } = row;
  return ok({ slug, title, description, listedAs: aliasOf ?? slug });
}

async function meantBy(services: Services, name: string) {
  const core = categoryCore(name);
  if (core === "") return undefined;
  const all = await selectCategories(services.db);
  return all.find(({ slug }) => categoryCore(slug) === core);
}
