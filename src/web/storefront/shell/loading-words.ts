/**
 * Paths with one segment that are not listings. Any other one-segment path is a category. This list is
 * not in the route modules, because they are still loading when the words are shown.
 */
export const OTHER_PAGES =
  /^\/(gift-finder|blogs|wish-list|rewards|aboutus|contact|refund-policy|cancellation|privacy-policy|terms|testpayment|reviews|track|newsletter|trackprogresspage|account|accounts|sign-in|sign-up|admin)?$/;

/** The message while the page at this path loads; null for pages without one. */
export function loadingWords(requestedPath: string): string | null {
  const path = requestedPath.toLowerCase();
  if (path.startsWith("/cake/")) return "Loading cake details...";
  const isListing = path.startsWith("/category/") || (/^\/[^/]*$/.test(path) && !OTHER_PAGES.test(path));
  return isListing ? "Loading cakes..." : null;
}
