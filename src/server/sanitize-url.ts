/** Replaces an unreadable path. No route matches it, so it gets the usual 404. */
const UNREADABLE_PATH = "/unreadable/address";

/**
 * The URL of a request as the routes can read it. An absolute URL loses its origin. A path with broken
 * percent-encoding or control characters becomes unmatched.
 */
export function sanitizeUrl(requested: string): string {
  const url = requested.replace(/^https?:\/\/[^/?#]*(?=[/?#]|$)/i, "");
  const [path = "", ...rest] = (url.startsWith("?") ? `/${url}` : url || "/").split("?");
  if (!isReadable(path)) return path.startsWith("/api/") ? `/api${UNREADABLE_PATH}` : UNREADABLE_PATH;
  if (rest.length === 0) return path;
  return `${path}?${rest.join("?").replaceAll("%00", "")}`;
}

function isReadable(path: string): boolean {
  if (!path.startsWith("/")) return false;
  if (!path.includes("%")) return true;
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
