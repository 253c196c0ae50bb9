import { z } from "zod";
import { isPlainText, trimmed } from "../basics/plain-text.ts";
import { line } from "../basics/text-fields.ts";

const MOST = 20_000;
const TOO_LONG = `Please use at most ${MOST.toLocaleString("en-IN")} characters.`;

/** Markdown: indentation and empty lines have a meaning, so only ends and invisible characters are cleaned. */
const Markdown = z
  .string()
  // Browsers send two characters for each line break.
  .max(2 * MOST, { error: TOO_LONG, abort: true })
  .overwrite(trimmed)
  .overwrite((text) => text.replace(/\r\n?/g, "\n").replaceAll("\t", "    "))
  .refine(isPlainText, "Please write plain text.")
  .min(1, "Please write the text.")
  .max(MOST, TOO_LONG);

/** The form of a page or an article. Articles have no lead. */
export const ContentForm = z.object({
  title: line({ least: 1, most: 90 }),
  description: line({ least: 1, most: 200 }),
  lead: line({ most: 240 }),
  body: Markdown,
});
