/** What a shop can publish as text: pages at fixed addresses, and articles of the blog. */
export const CONTENT_KINDS = ["page", "article"] as const;

export type ContentKind = (typeof CONTENT_KINDS)[number];

/** The fields that are edited. Address, picture, day and order stay. */
export type ContentFields = { title: string; description: string; lead: string; body: string };

export type ContentField = keyof ContentFields;

export const CONTENT_WORDS: Record<ContentField, string> = {
  title: "Title",
  description: "Description",
  lead: "Lead",
  body: "Text",
};

export function contentPath(kind: ContentKind, slug: string): string {
  return kind === "page" ? `/${slug}` : `/Blogs/${slug}`;
}
