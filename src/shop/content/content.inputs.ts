import { z } from "zod";

const text = z.string().min(1);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be words in lower case, joined by hyphens");

const tile = z.enum(["rose", "gold", "pista", "cream", "lilac"]);

const article = z.object({
  id: z.string().regex(/^[A-Z0-9-]{2,20}$/, "must be capitals, figures and hyphens"),
  slug,
  title: text.max(90),
  description: text.max(200),
  category: text.max(30),
  authorName: text.max(60),
  pictureId: slug,
  tile,
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

const testimonial = z.object({
  place: z.int().positive(),
  name: text.max(60),
  position: text.max(80),
  pictureId: slug,
  tile,
  said: text.max(160),
  rating: z.int().min(1).max(5),
});

/** Rows for `loadContent`: one list per table, with its columns. */
export const contentRows = z.object({
  articles: z.array(article),
  pages: z.array(page),
  testimonials: z.array(testimonial),
});

export type ContentRows = z.infer<typeof contentRows>;
