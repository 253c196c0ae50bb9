import { joinedDigits } from "../../shop/basics/digits.ts";
import { isEmail } from "../forms/is-email.ts";
import type { Problem } from "./problem.ts";

export type Intent = "sign-in" | "sign-up" | "send-code" | "code";

type Typed = { intent: Intent; email: string; name: string; password: string; code: string };

/** The first missing or malformed field, found before calling the provider. */
export function firstMistake({ intent, email, name, password, code }: Typed): Problem | null {
  const mistake = (field: Problem["field"], words: string): Problem => ({ field, text: words, status: 400 });
  if (intent === "sign-up" && name === "") return mistake("name", "Please tell us your name.");
  if (!isEmail(email)) {
    return mistake("email", "Please enter an e-mail address, such as asha@example.com.");
  }
  if (intent === "sign-in" && password === "") return mistake("password", "Please enter your password.");
  if (intent === "sign-up" && password.length < 8)
    return mistake("password", "Please use at least 8 characters.");
  if (intent === "code" && !/^\d{6}$/.test(joinedDigits(code))) {
    return mistake("code", "Please enter the six digits of the code.");
  }
  return null;
}
