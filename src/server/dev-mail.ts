import type { FastifyInstance } from "fastify";
import type { SavedMail, SavedMailer } from "../infrastructure/email/saved-mailer.ts";
import { escapeHtml } from "../shop/basics/escape-html.ts";
import { showInstant } from "../shop/basics/india-time.ts";
import { BRAND_COLOUR } from "../web/ui/brand-colour.ts";
import { sourceOf } from "./inline-hashes.ts";

const SHOWN = 50;
const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:84rem;margin:0 auto;padding:0 1rem 4rem;color:#2a1420;background:#fffaf5}
header{background:${BRAND_COLOUR};color:#fffaf5;border-radius:0 0 24px 24px;padding:1.5rem;margin:0 -1rem 1.5rem}
header p{margin:0;color:#fac9dc}h1{font:700 2rem/1.1 Georgia,serif;margin:0 0 .5rem}
article{border:1px solid #ead9c9;border-radius:24px;padding:1.25rem;margin:1rem 0;background:#fff}
h2{font:700 1.25rem/1.3 Georgia,serif;margin:0;overflow-wrap:anywhere}article>p{margin:.25rem 0 1rem;color:#634655;overflow-wrap:anywhere}
.both{display:grid;gap:1.25rem}
@media(min-width:72rem){.both:has(iframe){grid-template-columns:minmax(0,1fr) minmax(0,38rem)}}
iframe{width:100%;height:34rem;border:1px solid #ead9c9;border-radius:16px;background:#fffaf5}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:12.5px/1.6 ui-monospace,monospace;margin:0;padding:1rem;background:#fbf1e7;border-radius:16px;max-height:32rem;overflow:auto}
a{color:${BRAND_COLOUR}}:focus-visible{outline:3px solid ${BRAND_COLOUR};outline-offset:2px}`;

/** Its own style, and frames of the shop alone: mails are shown, and their scripts never run. */
const LIST_POLICY = `default-src 'none'; style-src ${sourceOf(STYLE)}; frame-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'`;

/**
 * Demo only: shows the saved mails at `/dev/mail`, each as HTML and as plain text. `?to=` filters by recipient.
 * @param origins where the shop's pictures come from
 */
export async function devMail(
  app: FastifyInstance,
  { mailer, origins }: { mailer: SavedMailer; origins: string[] },
): Promise<void> {
  app.addHook("onSend", async (_request, reply) => {
    reply.headers({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
    });
  });
  app.get<{ Querystring: { to?: string | string[] } }>("/dev/mail", async (request, reply) => {
    const { to } = request.query;
    const mails = await mailer.newest(SHOWN, typeof to === "string" ? to : undefined);
    return reply
      .header("content-security-policy", LIST_POLICY)
      .type("text/html; charset=utf-8")
      .send(pageOf(mails));
  });
  app.get<{ Querystring: { id?: string | string[] } }>("/dev/mail/html", async (request, reply) => {
    const { id } = request.query;
    const mail = typeof id === "string" ? await mailer.find(id) : null;
    if (!mail?.html) return reply.code(404).type("text/plain").send("There is no such mail.");
    // Sandboxed even when opened by itself: no script, form or cookie of the shop. Mails have inline styles, so
    // 'unsafe-inline' allows those.
    const policy = `sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src ${origins.join(" ")}; frame-ancestors 'self'`;
    return (
      reply
        .header("content-security-policy", policy)
        .type("text/html; charset=utf-8")
        // Links open in a new tab, as in a mail program.
        .send(mail.html.replace("<head>", '<head><base target="_blank">'))
    );
  });
}

function pageOf(mails: SavedMail[]): string {
  const list = mails.map(articleOf).join("\n");
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Saved mail (demo)</title><style>${STYLE}</style></head>
<body><header><h1>Saved mail</h1>
<p>In the demo no mail leaves this machine. The newest is on top.</p></header>
<main>
${list || "<p>No mail yet.</p>"}
</main></body></html>`;
}

function articleOf({ id, to, subject, text, html, savedAt }: SavedMail): string {
  const title = escapeHtml(subject);
  const frame = html
    ? `<iframe title="${title}" sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" src="/dev/mail/html?id=${escapeHtml(encodeURIComponent(id))}"></iframe>`
    : "";
  return `<article><h2>${title}</h2>
<p>To ${escapeHtml(to)}, <time datetime="${savedAt}">${showInstant(new Date(savedAt))}</time></p>
<div class="both">${frame}<pre tabindex="0">${linkUrls(escapeHtml(text))}</pre></div></article>`;
}

/** Makes URLs in an escaped text clickable. Escaping has removed everything that could break out. */
function linkUrls(text: string): string {
  return text.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}
