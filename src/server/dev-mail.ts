import type { FastifyInstance } from "fastify";
import type { SavedMail, SavedMailer } from "../infrastructure/email/saved-mailer.ts";

const SHOWN = 50;
const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#2b1220;background:#fffaf5}
article{border:1px solid #e5d5dc;border-radius:12px;padding:1rem 1.25rem;margin:1rem 0;background:#fff}
h2{font-size:1.1rem;margin:0}p{margin:.25rem 0;color:#6b4a5a}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:.75rem 0 0}
a{color:#63003c}`;

/** Demo only: the mails that the shop would have sent, to be read at `/dev/mail`. */
export async function devMail(app: FastifyInstance, { mailer }: { mailer: SavedMailer }): Promise<void> {
  app.get("/dev/mail", async (request, reply) => {
    const { to } = request.query as { to?: string | string[] };
    const mails = await mailer.newest(SHOWN, typeof to === "string" ? to : undefined);
    return reply
      .header("cache-control", "no-store")
      .header(
        "content-security-policy",
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
      .header("x-content-type-options", "nosniff")
      .header("x-robots-tag", "noindex")
      .type("text/html; charset=utf-8")
      .send(pageOf(mails));
  });
}

function pageOf(mails: SavedMail[]): string {
  const list = mails.map(articleOf).join("\n");
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Saved mail (demo)</title><style>${STYLE}</style></head>
<body><main><h1>Saved mail</h1>
<p>In the demo no mail leaves this machine. The newest is on top.</p>
${list || "<p>No mail yet.</p>"}
</main></body></html>`;
}

function articleOf({ to, subject, text, savedAt }: SavedMail): string {
  return `<article><h2>${escaped(subject)}</h2>
<p>To ${escaped(to)}, <time datetime="${savedAt}">${savedAt.slice(0, 19).replace("T", " ")} UTC</time></p>
<pre>${linked(escaped(text))}</pre></article>`;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

/** Addresses in an escaped text, made clickable: escaping has left them nothing to break out with. */
function linked(text: string): string {
  return text.replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);
}
