import type { Letter } from "../../mail/rules/letter.ts";

/** The code that lets somebody in. */
export function codeLetter({ shop, code, minutes }: { shop: string; code: string; minutes: number }): Letter {
  return {
    subject: `${code} is your ${shop} code`,
    preview: `It works once, for ${minutes} minutes.`,
    heading: "Here is your code",
    blocks: [
      { is: "code", label: `Your code for ${shop}`, code },
      {
        is: "paragraph",
        text: `It works once, for ${minutes} minutes. We never ask you for it: not on the phone, not in a mail.`,
      },
      {
        is: "fine",
        text: "If you did not ask for it, you need do nothing: without the code nobody gets in.",
      },
    ],
    why: `You get this mail because somebody wants to sign in at ${shop} with this address.`,
  };
}
