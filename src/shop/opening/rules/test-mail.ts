import type { MailContent } from "../../mail/rules/mail-content.ts";

/** The kind of this mail, and what the mail is about. */
export const OPENING_TEST = "opening-test";

/** Test mails and checks of keys that one person may ask for in an hour. */
export const OPENING_TRIES = { max: 10, seconds: 3_600 };

/** Shows the owner that mails arrive, and how they look. */
export function testMail({ shop, href }: { shop: string; href: string }): MailContent {
  return {
    subject: `${shop}: mails arrive`,
    preview: "This is the test mail from the office.",
    heading: "Mails arrive",
    blocks: [
      {
        is: "paragraph",
        text: "You asked for this mail in the office. Customers' mails are sent the same way.",
      },
      { is: "button", label: "Back to the checklist", href },
    ],
    why: `You get this mail because you asked for it in the office of ${shop}.`,
  };
}
