import { and, asc, eq, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { articles, contentEdits, pages } from "./content.tables.ts";
import type { ContentKind, StoredContent } from "./rules/content-fields.ts";

type Handle = Db | Tx;
type Key = { kind: ContentKind; slug: string };

const pageFields = {
  ...{ title: pages.title, description: pages.description, lead: pages.lead, body: pages.body },
  isDraft: sql<boolean>`false`,
};
const articleFields = {
  title: articles.title,
  description: articles.description,
  lead: sql<string>`''`,
  body: articles.body,
  isDraft: articles.isDraft,
};
const edit = {
  version: contentEdits.version,
  draft: contentEdits.draft,
  changedBy: contentEdits.changedBy,
  changedByName: contentEdits.changedByName,
  changedAt: contentEdits.changedAt,
};

/** The stored fields, which shoppers read unless it is a draft; undefined if there is no such text. */
export async function selectFields(db: Handle, { kind, slug }: Key): Promise<StoredContent | undefined> {
  const [row] =
    kind === "page"
      ? await db.select(pageFields).from(pages).where(eq(pages.slug, slug))
      : await db.select(articleFields).from(articles).where(eq(articles.slug, slug));
  return row;
}

/** Reads the stored fields, and locks them until the transaction ends. */
export async function lockFields(tx: Tx, { kind, slug }: Key): Promise<StoredContent | undefined> {
  const [row] =
    kind === "page"
      ? await tx.select(pageFields).from(pages).where(eq(pages.slug, slug)).for("update")
      : await tx.select(articleFields).from(articles).where(eq(articles.slug, slug)).for("update");
  return row;
}

export async function selectEdit(db: Handle, { kind, slug }: Key) {
  const [row] = await db
    .select(edit)
    .from(contentEdits)
    .where(and(eq(contentEdits.kind, kind), eq(contentEdits.slug, slug)));
  return row;
}

/** All texts with who edited them last, pages first. */
export async function selectContent(db: Handle) {
  const pageRows = await db
    .select({ slug: pages.slug, title: pages.title, isDraft: pageFields.isDraft, ...edit })
    .from(pages)
    .leftJoin(contentEdits, and(eq(contentEdits.kind, "page"), eq(contentEdits.slug, pages.slug)))
    .orderBy(asc(pages.slug));
  const articleRows = await db
    .select({ slug: articles.slug, title: articles.title, isDraft: articles.isDraft, ...edit })
    .from(articles)
    .leftJoin(contentEdits, and(eq(contentEdits.kind, "article"), eq(contentEdits.slug, articles.slug)))
    .orderBy(asc(articles.position), asc(articles.id));
  return [
    ...pageRows.map((row) => ({ kind: "page" as const, ...row })),
    ...articleRows.map((row) => ({ kind: "article" as const, ...row })),
  ];
}

/** @param today the day that a page shows as that of its current version, and an article as that of its publication */
export async function updateFields(
  tx: Tx,
  { kind, slug }: Key,
  { title, description, lead, body, isDraft }: StoredContent,
  today: string,
): Promise<void> {
  if (kind === "page") {
    const change = { title, description, lead, body, updatedOn: today };
    await tx.update(pages).set(change).where(eq(pages.slug, slug));
  } else {
    const publishedOn = sql`case when ${articles.isDraft} then ${today} else ${articles.publishedOn} end`;
    const change = { title, description, body, isDraft, publishedOn };
    await tx.update(articles).set(change).where(eq(articles.slug, slug));
  }
}

type NewArticle = Pick<
  typeof articles.$inferInsert,
  "id" | "slug" | "title" | "category" | "authorName" | "pictureId" | "publishedOn"
>;

/** Inserts a draft without texts before all articles. Returns false if its slug is taken. */
export async function insertArticle(tx: Tx, article: NewArticle): Promise<boolean> {
  const position = sql`(select coalesce(min(position), 1) - 1 from ${articles})`;
  const inserted = await tx
    .insert(articles)
    .values({ ...article, description: "", body: "", products: "", tile: "cream", position, isDraft: true })
    .onConflictDoNothing({ target: articles.slug })
    .returning({ id: articles.id });
  return inserted.length > 0;
}

export async function upsertEdit(
  tx: Tx,
  row: Omit<typeof contentEdits.$inferInsert, "version">,
): Promise<void> {
  const { draft, changedBy, changedByName, changedAt } = row;
  await tx
    .insert(contentEdits)
    .values({ ...row, version: 1 })
    .onConflictDoUpdate({
      target: [contentEdits.kind, contentEdits.slug],
      set: { draft, changedBy, changedByName, changedAt, version: sql`${contentEdits.version} + 1` },
    });
}

/** Counts an undo as a save, so that a person who is editing the text gets a conflict. */
export async function recordUndo(tx: Tx, { kind, slug }: Key, at: Date): Promise<void> {
  await tx
    .update(contentEdits)
    .set({
      ...{
        version: sql`${contentEdits.version} + 1`,
        changedBy: "undo",
        changedByName: "An undo in the log",
      },
      changedAt: at,
    })
    .where(and(eq(contentEdits.kind, kind), eq(contentEdits.slug, slug)));
}
