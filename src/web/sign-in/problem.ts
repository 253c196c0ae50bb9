import * as z from "zod/mini";
import { ReadRefusal } from "../../contract/envelope.ts";

/** A failed sign-in: a sentence, and the field it belongs to, if any. */
export type Problem = { text: string; field?: "email" | "password" | "code" | "name"; status: number };

const CLOSED: Problem = {
  text: "Signing in is not possible just now. Please try again in a moment.",
  status: 503,
};

/** By the provider's error codes. The texts do not reveal whether an account exists. */
const KNOWN: Record<string, Omit<Problem, "status">> = {
  INVALID_EMAIL_OR_PASSWORD: {
    text: "E-mail or password is not right. Try again, or let us send you a code.",
  },
  INVALID_EMAIL: { text: "Please enter an e-mail address, such as asha@example.com.", field: "email" },
  PASSWORD_TOO_SHORT: { text: "Please use at least 8 characters.", field: "password" },
  PASSWORD_TOO_LONG: { text: "Please use at most 128 characters.", field: "password" },
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: {
    text: "We could not create this account. If you have been here before, sign in or let us send you a code.",
  },
  INVALID_OTP: { text: "This code is not right. Please look again, or ask for a new one.", field: "code" },
  OTP_EXPIRED: { text: "This code has run out. Please ask for a new one.", field: "code" },
  TOO_MANY_ATTEMPTS: { text: "That was tried too often. Please ask for a new code.", field: "code" },
};

/** By the code of a 429: what was tried too often, and the other way to sign in. */
const TRIED_TOO_OFTEN: Record<string, string> = {
  TOO_MANY_PASSWORDS:
    "Too many wrong passwords were entered for this account. Sign in with a code by e-mail instead, or try again in an hour.",
  TOO_MANY_CODES:
    "Too many wrong codes were entered for this account. Sign in with your password, on a device that you have used here before, or try again in an hour.",
  TOO_MANY_SIGN_UPS:
    "Too many sign-ups from your network failed. Sign in with a code by e-mail instead: that makes an account too.",
  TOO_MANY_MAILS:
    "Many codes were mailed to this address already. Please use the latest one, or ask again in an hour.",
  TOO_MANY_ADDRESSES:
    "Codes were mailed to many addresses from your network or your browser. Please sign in with your password, or ask again in an hour.",
  TOO_MANY_GUESSES:
    "Too many codes were entered from your network. Please wait a minute, then enter your code again.",
};

/** The provider's refusal in the shop's words. */
export async function problemOf(response: Response): Promise<Problem> {
  const { code = "" } = z.safeParse(ReadRefusal, await response.json().catch(() => null)).data ?? {};
  return problemFrom({ status: response.status, code });
}

/** A refusal in the shop's words, by status and code; status 0 means the shop could not be reached. */
export function problemFrom({ status, code }: { status: number; code: string }): Problem {
  if (status === 429) {
    return { text: TRIED_TOO_OFTEN[code] ?? "Too many attempts. Please wait a while and try again.", status };
  }
  if (status === 0) {
    return { text: "The shop could not be reached. Please check your connection and try again.", status };
  }
  const known = KNOWN[code];
  return known && status < 500 ? { ...known, status } : CLOSED;
}
