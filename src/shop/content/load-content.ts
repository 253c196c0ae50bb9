import type { RefusalWith } from "../basics/outcome.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { parseRows } from "../basics/parse-rows.ts";
import type { Services } from "../services.ts";
import { contentRows } from "./content.inputs.ts";
import { hasPages, insertContent, lockForLoading } from "./content.queries.ts";

type LoadRefusal = "content-not-empty" | RefusalWith<"content-rows-invalid", { problems: string[] }>;

/**
 * Fills a shop without pages with articles and pages, or changes nothing. Refuses invalid rows, with sentences that
 * name table, row and column, and a shop that has pages.
 */
export async function loadContent(
  { db }: Pick<Services, "db">,
  input: { rows: unknown },
): Promise<Outcome<{ articles: number; pages: number }, LoadRefusal>> {
  const { rows, problems } = parseRows(contentRows, input.rows);
  if (problems) return refuse("content-rows-invalid", { problems });
  return db.transaction(async (tx) => {
    await lockForLoading(tx);
    if (await hasPages(tx)) return refuse("content-not-empty");
    await insertContent(tx, rows);
    return ok({ articles: rows.articles.length, pages: rows.pages.length });
  });
}
