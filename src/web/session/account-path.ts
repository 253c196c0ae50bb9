/** The URL of the sign-in panel, with the current page to return to. */
export function accountPath(returnTo: string): string {
  return `/accounts?returnTo=${encodeURIComponent(returnTo)}`;
}

/** The requested page if it belongs to this shop, else the fallback. Prevents open redirects. */
export function safeReturn(wish: string | null, fallback: string): string {
  // Browsers read backslashes as slashes and drop control characters: `/\evil.example`, `/\t/evil.example`.
  if (!wish || wish.length > 500 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wish)) return fallback;
  const { origin, pathname, search, hash } = new URL(wish, "https://shop.invalid");
  if (origin !== "https://shop.invalid" || /^\/(accounts|sign-in|sign-up)(\/|$)/i.test(pathname))
    return fallback;
  return pathname.startsWith("//") ? fallback : `${pathname}${search}${hash}`;
}
