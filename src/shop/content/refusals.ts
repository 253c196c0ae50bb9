/** What the shop's texts can refuse. */
export type ContentRefusal = "unknown-blog" | "unknown-page";
