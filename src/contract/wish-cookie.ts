import { MOST_WISHES } from "../shop/wish-list/rules/most-wishes.ts";

/** Holds the wish list of a visitor: SKUs, the newest first. */
const NAME = "wishes";
/** A separator that no encoded SKU contains. */
const SEPARATOR = "/";
/** Browsers drop cookies above 4096 bytes, name and properties included. */
const MOST_BYTES = 3_500;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The SKUs in a Cookie header. Anything else in its place counts as none. */
export function readWishCookie(header: string | null | undefined): string[] {
  const value = new RegExp(`(?:^|;\\s*)${NAME}=([^;]*)`).exec(header ?? "")?.[1] ?? "";
  if (value === "" || value.length > MOST_BYTES) return [];
  try {
    return value.split(SEPARATOR, MOST_WISHES).map(decodeURIComponent);
  } catch {
    return [];
  }
}

/**
 * The Set-Cookie value that makes a browser hold these SKUs for a year; null if it holds them. The oldest are left out
 * if they do not fit.
 */
export function wishCookie(
  header: string | null | undefined,
  skus: string[],
  { url }: { url: string },
): string | null {
  if (readWishCookie(header).join(SEPARATOR) === skus.join(SEPARATOR)) return null;
  const names = skus.map(encodeURIComponent);
  while (names.join(SEPARATOR).length > MOST_BYTES) names.pop();
  const age = names.length > 0 ? YEAR_SECONDS : 0;
  const secure = url.startsWith("https:") ? "; Secure" : "";
  return `${NAME}=${names.join(SEPARATOR)}; Max-Age=${age}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}
