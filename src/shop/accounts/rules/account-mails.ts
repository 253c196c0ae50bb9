import type { MailContent } from "../../mail/rules/mail-content.ts";

/** The code, its purpose, and what to do if it was not requested. */
export function codeMail(
  code: string,
  {
    shop,
    minutes,
    purpose,
    otherwise,
  }: { shop: string; minutes: number; purpose: string; otherwise: string },
): MailContent {
  return {
    subject: `${code} is your ${shop} code`,
    preview: `It works once, for ${minutes} minutes.`,
    heading: "Here is your code",
    blocks: [
      { is: "paragraph", text: purpose },
      { is: "code", label: `Your ${shop} code`, code },
      {
        is: "paragraph",
        text: `It works once, for ${minutes} minutes. Nobody at ${shop} ever asks you for it.`,
      },
      { is: "fine", text: otherwise },
    ],
    why: `You get this mail because a code for ${shop} was asked for at this address.`,
  };
}

/** A mail about the account to its owner, with one paragraph for each sentence. */
export function paragraphsMail(subject: string, sentences: string[]): MailContent {
  const [first = "", ...laterSentences] = sentences;
  return {
    subject,
    preview: first,
    heading: subject,
    blocks: [
      { is: "paragraph", text: first },
      ...laterSentences.map((text) => ({ is: "paragraph", text }) as const),
    ],
    why: "You get this mail because it concerns the account at this address.",
  };
}
