/** Pages with an address of one part that are no listings. Any other such address is a category. */
const OTHER_PAGES =
  /^\/(gift-finder|blogs|wish-list|rewards|aboutus|contact|refund-policy|cancellation|privacy-policy|terms|testpayment|reviews|track|newsletter|trackprogresspage|accounts?|sign-in|sign-up|admin)?$/;

/** The message while the page of this address loads; null for pages that load without one. */
export function loadingWords(path: string): string | null {
  const address = path.toLowerCase();
  if (address.startsWith("/cake/")) return "Loading cake details...";
  const isListing =
    address.startsWith("/category/") || (/^\/[^/]*$/.test(address) && !OTHER_PAGES.test(address));
  return isListing ? "Loading cakes..." : null;
}
