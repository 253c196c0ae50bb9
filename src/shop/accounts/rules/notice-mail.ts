import type { MailContent } from "../../mail/rules/mail-content.ts";
import { paragraphsMail } from "./account-mails.ts";

/** Notices to an account's owner. */
export type Notice = "password-set" | "password-changed" | "email-changed" | "email-taken" | "account-locked";

type Words = { subject: string; said: string; otherwise: string; further?: string };

/** The mail for each notice, without names, other addresses or sign-in links. */
export function noticeMail(
  notice: Notice,
  { shop, support }: { shop: string; support: string },
): MailContent {
  const { subject, said, otherwise, further } = wordsOf(notice, shop, support);
  return paragraphsMail(subject, further === undefined ? [said, otherwise] : [said, otherwise, further]);
}

function wordsOf(notice: Notice, shop: string, support: string): Words {
  const takeBack = `If it was not you: sign in with a code by e-mail, set another password, and write to ${support}.`;
  const words: Record<Notice, Words> = {
    "password-set": {
      subject: `Your ${shop} account has a password now`,
      said: `Your ${shop} account has a password now. All other devices were signed out.`,
      otherwise: takeBack,
    },
    "password-changed": {
      subject: `The password of your ${shop} account was changed`,
      said: `The password of your ${shop} account was changed. All other devices were signed out.`,
      otherwise: takeBack,
    },
    "email-changed": {
      subject: `The e-mail of your ${shop} account was changed`,
      said: `Your ${shop} account has another e-mail address now. All other devices were signed out, and nothing more of it comes to this address.`,
      otherwise: `If it was not you, write to ${support} from this address at once.`,
    },
    "email-taken": {
      subject: `This address has a ${shop} account already`,
      said: `Somebody who is signed in to another ${shop} account wanted to have this address for it. That is not possible, as it has an account of its own. Nothing was changed.`,
      otherwise: "If it was you, sign in with this address. If not, you need do nothing.",
    },
    "account-locked": {
      subject: `Wrong passwords were entered for your ${shop} account`,
      said: `Somebody entered many wrong passwords for your ${shop} account. Nobody got in by them. To stop the guessing, new devices can't sign in with the password for up to an hour.`,
      otherwise:
        "You can still sign in: ask for a code by e-mail on the sign-in page. Devices on which you have signed in before work with the password as well.",
      further: `If it was not you, you need do nothing. If you use this password elsewhere too, set another one on the security page of your account. Questions? Write to ${support}.`,
    },
  };
  return words[notice];
}
