import { z } from "zod";
import { isPlainText, trimmed } from "../basics/plain-text.ts";
import { line } from "../basics/text-fields.ts";
import { CONTENT_TOO_LONG, LONGEST_CONTENT } from "./rules/content-fields.ts";

/** Markdown: indentation and empty lines have a meaning, so only ends and invisible characters are cleaned. */
const Markdown = z
  .string()
  // Browsers send two characters for each line break.
  .max(2 * LONGEST_CONTENT, { error: CONTENT_TOO_LONG, abort: true })
  .overwrite(trimmed)
  .overwrite((text) => text.replace(/\r\n?/g, "\n").replaceAll("\t", "    "))
  .refine(isPlainText, "Please write plain text.")
  .min(1, "Please write the text.")
  .max(LONGEST_CONTENT, CONTENT_TOO_LONG);

/** A new article of the blog. Its texts are written on its own page. */
export const NewArticle = z.object({
  title: line({ least: 1, most: 90 }),
  category: line({ least: 1, most: 30 }),
  authorName: line({ least: 1, most: 60 }),
  pictureId: line({ least: 1, most: 80, missing: "Please choose a picture." }),
});
export type NewArticle = z.infer<typeof NewArticle>;

/** The form of a page or an article. Articles have no lead. */
export const ContentForm = z.object({
  title: line({ least: 1, most: 90 }),
  description: line({ least: 1, most: 200 }),
  lead: line({ most: 240 }),
  body: Markdown,
});
