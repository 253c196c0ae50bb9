import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { selectArticle } from "./content.queries.ts";
import { type Blog, toBlog } from "./list-blogs.ts";

/** An article with its text. */
export type Article = Blog & {
  /** Markdown without HTML. */
  body: string;
  /** Slug of the category whose products go with it; empty for none. */
  products: string;
};

/** The article at `/Blogs/{slug}`, whatever the case of the address. */
export async function getBlog(
  services: Services,
  { slug }: { slug: string },
): Promise<Outcome<Article, "unknown-blog">> {
  const row = await selectArticle(services.db, slug.toLowerCase());
  if (!row) return refuse("unknown-blog");
  return ok({ ...toBlog(services, row), body: row.body, products: row.products });
}
