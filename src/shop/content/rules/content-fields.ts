/** Kinds of texts that a shop publishes: pages at fixed paths, and articles of the blog. */
export const CONTENT_KINDS = ["page", "article"] as const;

export type ContentKind = (typeof CONTENT_KINDS)[number];

/** The fields that are edited. Address, picture and order stay. */
export type ContentFields = { title: string; description: string; lead: string; body: string };

/** A text as it is stored. Only an article can be a draft as a whole. */
export type StoredContent = ContentFields & { isDraft: boolean };

export type ContentField = keyof ContentFields;

/**
 * Characters of a text. As multipart, 20,000 letters of any script fit into a form of 64 kB; urlencoded, each letter of
 * Devanagari would take 9 bytes.
 */
export const LONGEST_CONTENT = 20_000;
export const CONTENT_TOO_LONG = `Please use at most ${LONGEST_CONTENT.toLocaleString("en-IN")} characters.`;

export const CONTENT_WORDS: Record<ContentField, string> = {
  title: "Title",
  description: "Description",
  lead: "Lead",
  body: "Text",
};

/** The fields that the log records. */
export const STORED_CONTENT_WORDS: Record<keyof StoredContent, string> = {
  ...CONTENT_WORDS,
  isDraft: "Draft",
};

export function contentPath(kind: ContentKind, slug: string): string {
  return kind === "page" ? `/${slug}` : `/Blogs/${slug}`;
}
