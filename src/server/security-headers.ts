import type { FastifyReply } from "fastify";
import type { InlineHashes } from "./inline-hashes.ts";

/**
 * Headers of every reply, also of the API and files.
 * @param secure is the public origin https?
 */
export function headersOfEverything(secure: boolean): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    ...(secure ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}

/** Policy of a text or JSON reply that is opened as a page: it may load nothing. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers of a reply that is not a page or file: it loads nothing, and is not cached unless it says so. */
export function completeHeaders(reply: FastifyReply): void {
  if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  const type = String(reply.getHeader("content-type") ?? "");
  if (/^(text\/plain|application\/json)/.test(type) && !reply.hasHeader("content-security-policy"))
    reply.header("content-security-policy", NOTHING);
}

/** Sources of the payment provider's scripts, windows and style elements. Empty if the shop serves them itself. */
export type PaymentSources = { origins: readonly string[]; styles: readonly string[] };

/**
 * The policy of a page. Hashes allow its own inline scripts and styles. A nonce would change each rendering, and
 * caches would serve it to everybody.
 */
export function pageHeaders({
  mode,
  paymentSources,
  secure,
}: {
  mode: "production" | "development";
  paymentSources: PaymentSources;
  secure: boolean;
}): (inline: InlineHashes) => Record<string, string> {
  const payment = paymentSources.origins.join(" ");
  // Vite adds style elements and opens a socket in development. Neither is allowed in production.
  const dev = mode === "development";
  const rest = [
    // Rendered pages have style attributes (a tile's colour, a picture's position), which cannot run anything.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${payment}`,
    "font-src 'self'",
    `connect-src 'self' ${payment}${dev ? " ws:" : ""}`,
    `frame-src 'self' ${payment}`,
    "object-src 'none'",
    "base-uri 'self'",
    `form-action 'self' ${payment}`,
    "frame-ancestors 'none'",
  ].map((rule) => rule.trim());
  const others = {
    ...headersOfEverything(secure),
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
  };
  return ({ scripts, styles }) => {
    const scriptSources = ["'self'", ...scripts, ...paymentSources.origins].join(" ");
    const styleSources = dev
      ? "'self' 'unsafe-inline'"
      : ["'self'", ...styles, ...paymentSources.styles].join(" ");
    return {
      "content-security-policy": [
        "default-src 'self'",
        `script-src ${scriptSources}`,
        `style-src ${styleSources}`,
        ...rest,
      ].join("; "),
      ...others,
    };
  };
}
