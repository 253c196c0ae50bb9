import { type Outcome, ok } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { selectPageSlugs } from "./content.queries.ts";

/** The paths of the pages of text that this shop has: `/terms`. */
export async function listPages(services: Services): Promise<Outcome<string[], never>> {
  const rows = await selectPageSlugs(services.db);
  return ok(rows.map(({ slug }) => `/${slug}`));
}
