import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { selectPage } from "./content.queries.ts";
import { fillIn, settingsWords } from "./rules/fill-in.ts";

/** A page of text. */
export type TextPage = {
  slug: string;
  title: string;
  description: string;
  lead: string;
  facts: { figure: string; of: string }[];
  /** Markdown without HTML, with the shop's settings filled in. */
  body: string;
  /** `YYYY-MM-DD`. */
  updatedOn: string;
};

/** The page at this path, with the shop's settings filled in. */
export async function getPage(
  services: Services,
  { slug }: { slug: string },
): Promise<Outcome<TextPage, "unknown-page">> {
  const row = await selectPage(services.db, slug);
  if (!row) return refuse("unknown-page");
  const words = settingsWords(services.settings);
  const filled = (text: string) => fillIn(text, words, (word) => word);
  return ok({
    ...row,
    title: filled(row.title),
    description: filled(row.description),
    lead: filled(row.lead),
    facts: row.facts.map((fact) => {
      const [figure = "", of = ""] = fact.split(" | ");
      return { figure, of };
    }),
    body: fillIn(row.body, words, asMarkdown),
  });
}

/** A setting is words, never formatting: what Markdown would read as a sign is escaped. */
function asMarkdown(word: string): string {
  return word.replace(/[\\`*_{}[\]()<>#!|~]/g, "\\$&");
}
