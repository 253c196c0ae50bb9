/** The address of the sign-in panel that brings the shopper back to where they are. */
export function accountPath(returnTo: string): string {
  return `/accounts?returnTo=${encodeURIComponent(returnTo)}`;
}

/** A page of this shop to go back to, or the fallback for anything that could lead elsewhere. */
export function safeReturn(wish: string | null, fallback: string): string {
  // Backslashes and control characters are read as slashes, or dropped, by browsers: `/\evil.example`, `/\t/evil.example`.
  if (!wish || wish.length > 500 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wish)) return fallback;
  const { origin, pathname, search, hash } = new URL(wish, "https://shop.invalid");
  if (origin !== "https://shop.invalid" || /^\/(accounts|sign-in|sign-up)(\/|$)/i.test(pathname))
    return fallback;
  return pathname.startsWith("//") ? fallback : `${pathname}${search}${hash}`;
}
