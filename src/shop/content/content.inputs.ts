import { z } from "zod";

const text = z.string().min(1);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be words in lower case, joined by hyphens");

const article = z.object({
  id: z.string().regex(/^[A-Z0-9-]{2,20}$/, "must be capitals, figures and hyphens"),
  slug,
  title: text.max(90),
  description: text.max(200),
  category: text.max(30),
  authorName: text.max(60),
  pictureId: slug,
  tile: z.enum(["rose", "gold", "pista", "cream", "lilac"]),
  body: text,
  products: z.string(),
  publishedOn: z.iso.date(),
  position: z.int().positive(),
});

const page = z.object({
  slug,
  title: text.max(60),
  description: text.max(200),
  lead: text.max(240),
  facts: z.array(z.string().regex(/^[^|]+ \| [^|]+$/, "must be a figure, a bar and what it counts")),
  body: z.string(),
  updatedOn: z.iso.date(),
});

/** All articles and pages of a shop, as `loadContent` takes them: one list a table, the table's own columns. */
export const contentRows = z.object({ articles: z.array(article), pages: z.array(page) });

export type ContentRows = z.infer<typeof contentRows>;
