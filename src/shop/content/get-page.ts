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
  return ok({
    ...row,
    ...fillPage(services, row),
    facts: row.facts.map((fact) => {
      const [figure = "", of = ""] = fact.split(" | ");
      return { figure, of };
    }),
  });
}

type PageTexts = Pick<TextPage, "title" | "description" | "lead" | "body">;

/** The texts of a page with the shop's settings filled in. */
export function fillPage(
  { settings }: Pick<Services, "settings">,
  { title, description, lead, body }: PageTexts,
): PageTexts {
  const words = settingsWords(settings);
  const filled = (text: string) => fillIn(text, words, (word) => word);
  return {
    ...{ title: filled(title), description: filled(description), lead: filled(lead) },
    body: fillIn(body, words, asMarkdown),
  };
}

/** Escapes a setting for Markdown: it is text, never formatting. */
function asMarkdown(word: string): string {
  return word.replace(/[\\`*_{}[\]()<>#!|~]/g, "\\$&");
}
