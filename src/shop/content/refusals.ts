/** Refusals of the shop's texts. */
export type ContentRefusal =
  | "unknown-blog"
  | "unknown-page"
  | "unknown-content"
  | "content-changed"
  | "article-exists"
  | "title-without-letters";
