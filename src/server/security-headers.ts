import type { FastifyReply } from "fastify";
import type { InlineHashes } from "./inline-hashes.ts";

/** What calls and files say too. @param secure is the public origin https? */
export function headersOfEverything(secure: boolean): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    ...(secure ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}

/** What a text or JSON reply may load and run, for whoever opens it as a page: nothing. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers of a reply that is no page and no file: it loads nothing, and no cache may keep it unless it says so. */
export function completeHeaders(reply: FastifyReply): void {
  if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  const type = String(reply.getHeader("content-type") ?? "");
  if (/^(text\/plain|application\/json)/.test(type) && !reply.hasHeader("content-security-policy"))
    reply.header("content-security-policy", NOTHING);
}

/**
 * Style elements that Razorpay's checkout.js puts into the page: its spinner, and the size of its frame. When Razorpay
 * changes them, only these looks are missing until their hashes are renewed: the browser's console names the new ones.
 */
const PROVIDER_STYLES = [
  "'sha256-x8KwkBlDnBKg2FKvRD2OrmWxJgLZcjB8E1HEMQTqnCs='",
  "'sha256-VYoJM+B5VwF3YDs5YIEt5XASBqk8M2apkiuz5wugOu4='",
];

/**
 * What a page may load and run. Its own inline scripts and styles are allowed by their hashes, which are the same
 * for the same content. A nonce would change the page at each rendering, and a cache would repeat it to everybody.
 */
export function pageHeaders({
  mode,
  paymentOrigins,
  secure,
}: {
  mode: "production" | "development";
  paymentOrigins: string[];
  secure: boolean;
}): (inline: InlineHashes) => Record<string, string> {
  const payment = paymentOrigins.join(" ");
  // Vite adds style elements and talks over a socket while someone edits. In production neither is allowed.
  const dev = mode === "development";
  const rest = [
    // Rendered pages have style attributes (a tile's colour, a picture's position). They cannot run anything.
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
  const paymentStyles = paymentOrigins.length > 0 ? PROVIDER_STYLES : [];
  return ({ scripts, styles }) => {
    const scriptSources = ["'self'", ...scripts, ...paymentOrigins].join(" ");
    const styleSources = dev ? "'self' 'unsafe-inline'" : ["'self'", ...styles, ...paymentStyles].join(" ");
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
