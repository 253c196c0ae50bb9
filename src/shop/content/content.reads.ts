import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Picture } from "../catalogue/pictures.ts";
import type { Tile } from "../catalogue/rules/tile-colours.ts";
import type { Services } from "../services.ts";
import {
  hasPages,
  selectArticle,
  selectArticles,
  selectPageSlugs,
  selectTestimonials,
} from "./content.queries.ts";

/** An article as a list shows it. */
export type Blog = {
  id: string;
  href: string;
  title: string;
  description: string;
  category: string;
  authorName: string;
  picture: Picture;
  cutout: Picture;
  tile: Tile;
  /** `YYYY-MM-DD`. */
  publishedOn: string;
};

/** All articles, in the shop's order. There are only dozens, so lists slice it. */
export async function listBlogs(services: Services): Promise<Blog[]> {
  const rows = await selectArticles(services.db);
  return rows.map((row) => toBlog(services, row));
}

/** An article with its text. */
export type Article = Blog & {
  /** Markdown without HTML. */
  body: string;
  /** Slug of the category shown with it; empty for none. */
  products: string;
};

/** The article at `/Blogs/{slug}`, ignoring case. */
export async function getBlog(
  services: Services,
  { slug }: { slug: string },
): Promise<Outcome<Article, "unknown-blog">> {
  const row = await selectArticle(services.db, slug.toLowerCase());
  if (!row) return refuse("unknown-blog");
  return ok({ ...toBlog(services, row), body: row.body, products: row.products });
}

/** The paths of the pages of text that this shop has: `/terms`. */
export async function listPages(services: Services): Promise<string[]> {
  const rows = await selectPageSlugs(services.db);
  return rows.map(({ slug }) => `/${slug}`);
}

/** A testimonial, and what it is about. */
export type Testimonial = {
  name: string;
  /** Occupation and city: `Teacher, Pune`. */
  position: string;
  said: string;
  /** 1 to 5. */
  rating: number;
  picture: Picture;
  tile: Tile;
};

/** All testimonials, in the shop's order; none unless the shop has chosen some. */
export async function listTestimonials({
  db,
  pictures,
}: Pick<Services, "db" | "pictures">): Promise<Testimonial[]> {
  const rows = await selectTestimonials(db);
  return rows.map(({ name, position, said, rating, pictureId, tile }) => ({
    ...{ name, position, said, rating },
    picture: pictures.cutout(pictureId),
    tile,
  }));
}

/** Has the shop any pages of text? A new one has none. */
export function hasContent({ db }: Pick<Services, "db">): Promise<boolean> {
  return hasPages(db);
}

type Row = Awaited<ReturnType<typeof selectArticles>>[number];

/** A row as lists show it. */
function toBlog({ pictures }: Pick<Services, "pictures">, row: Row): Blog {
  const { id, slug, title, description, category, authorName, pictureId, tile, publishedOn } = row;
  return {
    ...{ id, title, description, category, authorName, publishedOn },
    href: `/Blogs/${slug}`,
    picture: pictures.photo(pictureId),
    cutout: pictures.cutout(pictureId),
    tile,
  };
}
