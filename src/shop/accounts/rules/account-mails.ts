import { escapeHtml } from "../../basics/escape-html.ts";

export type Written = { subject: string; text: string; html: string };

/** Six digits, what they are for, and what to do if nobody asked. */
export function codeMail(
  code: string,
  {
    shop,
    minutes,
    purpose,
    otherwise,
  }: { shop: string; minutes: number; purpose: string; otherwise: string },
): Written {
  const after = `It works once, for ${minutes} minutes. ${otherwise}`;
  return {
    subject: `${code} is your ${shop} code`,
    text: `${purpose}\n\n${code}\n\n${after}\n`,
    html: framed([
      escapeHtml(purpose),
      `<span style="font-size:2rem;letter-spacing:.3em;font-weight:bold;color:#63003c">${code}</span>`,
      escapeHtml(after),
    ]),
  };
}

/** Something about the account that its owner has to know of, in a few sentences. */
export function noticeMail(subject: string, sentences: string[]): Written {
  return { subject, text: `${sentences.join("\n\n")}\n`, html: framed(sentences.map(escapeHtml)) };
}

function framed(paragraphs: string[]): string {
  return `<div style="font-family:sans-serif;color:#2b1220;max-width:30rem">
${paragraphs.map((one) => `<p>${one}</p>`).join("\n")}
</div>`;
}
