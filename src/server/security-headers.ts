/** What calls and files say too. @param secure is the public origin https? */
export function headersOfEverything(secure: boolean): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    ...(secure ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}

/** What the pages of one rendering may load and do. */
export function securityHeaders(
  nonce: string,
  {
    mode,
    paymentOrigins,
    secure,
  }: { mode: "production" | "development"; paymentOrigins: string[]; secure: boolean },
): Record<string, string> {
  const payment = paymentOrigins.join(" ");
  // Vite's hot reload adds styles and talks over a socket; in production neither is allowed.
  const dev = mode === "development";
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' ${payment}`,
    // React writes style attributes (a tile's colour, a picture's place); they can't run anything.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${payment}`,
    "font-src 'self'",
    `connect-src 'self' ${payment}${dev ? " ws:" : ""}`,
    `frame-src 'self' ${payment}`,
    "object-src 'none'",
    "base-uri 'self'",
    `form-action 'self' ${payment}`,
    "frame-ancestors 'none'",
  ];
  return {
    "content-security-policy": policy.map((rule) => rule.trim()).join("; "),
    ...headersOfEverything(secure),
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
  };
}
