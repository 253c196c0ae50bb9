/** Where a request goes whose address can't be read: to nothing, so that it gets the usual answer for that. */
const UNREADABLE = "/unreadable/address";

/**
 * The address of a request as the routes can read it. An absolute one loses its origin, which is not for the
 * caller to choose. A path with broken percent-encoding or control characters names nothing.
 */
export function readableUrl(asked: string): string {
  const url = asked.replace(/^https?:\/\/[^/?#]*(?=[/?#]|$)/i, "");
  const [path = "", ...rest] = (url.startsWith("?") ? `/${url}` : url || "/").split("?");
  if (!isReadable(path)) return path.startsWith("/api/") ? `/api${UNREADABLE}` : UNREADABLE;
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
