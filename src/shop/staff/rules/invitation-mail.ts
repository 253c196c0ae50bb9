import type { MailContent } from "../../mail/rules/mail-content.ts";
import { INVITATION_DAYS } from "./invitation-limits.ts";

/** The kind of this mail. */
export const STAFF_INVITATION = "staff-invitation";

type Facts = { shop: string; inviter: string; roles: string; href: string };

/** Invites a person to the staff. The link proves that the mailbox is theirs. */
export function invitationMail({ shop, inviter, roles, href }: Facts): MailContent {
  return {
    subject: `${inviter} invites you to the staff of ${shop}`,
    preview: `Your role: ${roles}. The link works for ${INVITATION_DAYS} days.`,
    heading: `Join the staff of ${shop}`,
    blocks: [
      { is: "paragraph", text: `${inviter} has given you this role: ${roles}.` },
      {
        is: "paragraph",
        text: "Open the link, sign in or sign up with this e-mail address, and accept.",
      },
      { is: "button", label: "Open the invitation", href },
      {
        is: "fine",
        text: `The link works once, for ${INVITATION_DAYS} days. Do not forward this mail: whoever has the link and your account can join.`,
      },
    ],
    why: `You get this mail because somebody of ${shop} entered this address to invite you. You need do nothing if you do not want to join.`,
  };
}
