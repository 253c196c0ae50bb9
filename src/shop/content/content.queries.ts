import { and, asc, eq, not, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import type { ContentRows } from "./content.inputs.ts";
import { articles, pages, testimonials } from "./content.tables.ts";

type Handle = Db | Tx;

const listed = {
  id: articles.id,
  slug: articles.slug,
  title: articles.title,
  description: articles.description,
  category: articles.category,
  authorName: articles.authorName,
  pictureId: articles.pictureId,
  tile: articles.tile,
  publishedOn: articles.publishedOn,
};

/** The published articles without their texts, in the shop's order. */
export function selectArticles(db: Handle) {
  return db
    .select(listed)
    .from(articles)
    .where(not(articles.isDraft))
    .orderBy(asc(articles.position), asc(articles.id));
}

/** A published article. */
export async function selectArticle(db: Handle, slug: string) {
  const [article] = await db
    .select()
    .from(articles)
    .where(and(eq(articles.slug, slug), not(articles.isDraft)));
  return article;
}

export async function selectPage(db: Handle, slug: string) {
  const [page] = await db.select().from(pages).where(eq(pages.slug, slug));
  return page;
}

export function selectPageSlugs(db: Handle) {
  return db.select({ slug: pages.slug }).from(pages).orderBy(asc(pages.slug));
}

/** Testimonials, in the shop's order. */
export function selectTestimonials(db: Handle) {
  return db.select().from(testimonials).orderBy(asc(testimonials.place));
}

export async function hasPages(db: Handle): Promise<boolean> {
  const existingPages = await db.select({ slug: pages.slug }).from(pages).limit(1);
  return existingPages.length > 0;
}

/** One loader at a time: the second waits, then sees that the pages are there. */
export async function lockForLoading(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${pages} in share row exclusive mode`);
}

export async function insertContent(tx: Tx, rows: ContentRows): Promise<void> {
  if (rows.articles.length > 0) await tx.insert(articles).values(rows.articles);
  if (rows.pages.length > 0) await tx.insert(pages).values(rows.pages);
  if (rows.testimonials.length > 0) await tx.insert(testimonials).values(rows.testimonials);
}
