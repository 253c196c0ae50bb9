import { escapeHtml } from "../../basics/escape-html.ts";

type Written = { subject: string; text: string; html: string };

/** Asks whether it was really they; nothing comes until the link's button is pressed. */
export function confirmMail({
  shop,
  link,
  leave,
  days,
}: {
  shop: string;
  link: string;
  leave: string;
  days: number;
}): Written {
  const asked = `Somebody, we hope you, asked for the ${shop} newsletter at this address.`;
  const after = `The link works for ${days} days. If it was not you, do nothing: no letter will come.`;
  return {
    subject: `Please confirm: the ${shop} newsletter`,
    text: `${asked}\n\nYes, send it to me: ${link}\n\n${after}\nTake this address off our list: ${leave}\n`,
    html: framed(
      `<p>${escapeHtml(asked)}</p>
<p><a href="${escapeHtml(link)}" style="display:inline-block;background:#63003c;color:#fff;padding:12px 20px;border-radius:10px;text-decoration:none">Yes, send it to me</a></p>
<p>${escapeHtml(after)}</p>`,
      leave,
    ),
  };
}

/** To somebody who asks again: they need do nothing, and this is the way out. */
export function alreadyOnMail({ shop, leave }: { shop: string; leave: string }): Written {
  const said = `This address gets the ${shop} newsletter already. You need do nothing.`;
  return {
    subject: `You get the ${shop} newsletter`,
    text: `${said}\n\nTake this address off our list: ${leave}\n`,
    html: framed(`<p>${escapeHtml(said)}</p>`, leave),
  };
}

function framed(body: string, leave: string): string {
  return `<div style="font-family:sans-serif;color:#2b1220;max-width:30rem">
${body}
<p style="color:#6b5560"><a href="${escapeHtml(leave)}" style="color:#63003c">Take this address off our list</a></p>
</div>`;
}
