import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { TILES, type Tile } from "../catalogue/rules/tile-colours.ts";
import { knownCodes } from "../known-codes.ts";
import { CONTENT_KINDS, type ContentFields, type ContentKind } from "./rules/content-fields.ts";

/** Articles of the blog. Texts are Markdown without HTML. */
export const articles = pgTable(
  "articles",
  {
    /** The contract's BlogId. */
    id: text().primaryKey(),
    /** Its URL is `/Blogs/{slug}`. */
    slug: text().notNull().unique("articles_one_per_address"),
    title: text().notNull(),
    description: text().notNull(),
    category: text().notNull(),
    authorName: text().notNull(),
    pictureId: text().notNull(),
    /** Colour of the tile behind its picture. */
    tile: text().$type<Tile>().notNull(),
    body: text().notNull(),
    /** Slug of the category shown below it; empty for none. */
    products: text().notNull(),
    /** `YYYY-MM-DD`. */
    publishedOn: text().notNull(),
    /** Place in the list, the smallest first. */
    position: smallint().notNull(),
    /** Only the office sees it. */
    isDraft: boolean().notNull().default(false),
  },
  (t) => [knownCodes("articles_known_tile", t.tile, TILES)],
);

/** Customers' statements, chosen by the shop with their consent. */
export const testimonials = pgTable(
  "testimonials",
  {
    /** Place in the row, 1 first. */
    place: smallint().primaryKey(),
    name: text().notNull(),
    /** Occupation and city: `Teacher, Pune`. */
    position: text().notNull(),
    /** The product that they had ordered. */
    pictureId: text().notNull(),
    tile: text().$type<Tile>().notNull(),
    said: text().notNull(),
    rating: smallint().notNull(),
  },
  (t) => [
    check("testimonials_rating_from_1_to_5", sql`${t.rating} between 1 and 5`),
    knownCodes("testimonials_known_tile", t.tile, TILES),
  ],
);

/** Pages of text: about, policies. `{{company}}` and similar are replaced from the settings. */
export const pages = pgTable("pages", {
  /** URL path without the leading slash. */
  slug: text().primaryKey(),
  title: text().notNull(),
  /** For search engines and previews. */
  description: text().notNull(),
  /** The sentence below the heading. */
  lead: text().notNull(),
  /** Figures that the page shows large, each `25+ | kitchens`. */
  facts: text().array().notNull(),
  body: text().notNull(),
  /** `YYYY-MM-DD`: date of the current version. */
  updatedOn: text().notNull(),
});

/** The last edit of a page or an article, and its unpublished draft. Texts that were never edited have no row. */
export const contentEdits = pgTable(
  "content_edits",
  {
    kind: text().$type<ContentKind>().notNull(),
    slug: text().notNull(),
    /** Rises with each save. */
    version: integer().notNull(),
    /** Null if nothing waits to be published. */
    draft: jsonb().$type<ContentFields>(),
    changedBy: text().notNull(),
    changedByName: text().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.slug] }),
    knownCodes("content_edits_known_kind", t.kind, CONTENT_KINDS),
  ],
);
