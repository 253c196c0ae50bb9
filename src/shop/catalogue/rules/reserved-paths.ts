/** First segments of paths that the server answers itself. A category there would never be seen. */
const RESERVED_SEGMENTS = new Set([
  ...["aboutus", "account", "accounts", "admin", "allcakes", "blogs", "cake", "cancellation", "category"],
  ...["contact", "gift", "gift-finder", "newsletter", "orders", "pay", "payment", "privacy-policy"],
  ...["refund-policy", "reviews", "rewards", "search", "sign-in", "sign-up", "staff-invitation", "terms"],
  ...["testpayment", "track", "trackprogresspage", "wish-list"],
  ...["api", "assets", "dev", "healthz", "metrics", "pictures", "readyz", "sandbox"],
]);

/** Whether a page of the shop would hide a category at this path. Only categories are below `category/`. */
export function isReservedPath(slug: string): boolean {
  return !slug.startsWith("category/") && RESERVED_SEGMENTS.has(slug.split("/", 1)[0] ?? "");
}
