import type { Services } from "../../services.ts";
import { selectMainCategories } from "./office-list.queries.ts";

/** The main categories that products have, by title. */
export async function listMainCategories(
  services: Pick<Services, "db">,
): Promise<{ slug: string; title: string }[]> {
  const categories = await selectMainCategories(services.db);
  return categories.map(({ slug, title }) => ({ slug, title: title ?? slug }));
}
