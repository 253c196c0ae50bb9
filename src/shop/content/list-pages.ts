import type { Services } from "../services.ts";
import { selectPageSlugs } from "./content.queries.ts";

/** The paths of the pages of text that this shop has: `/terms`. */
export async function listPages(services: Services): Promise<string[]> {
  const rows = await selectPageSlugs(services.db);
  return rows.map(({ slug }) => `/${slug}`);
}
