import { z } from "zod";
import { CodeField } from "../../shop/accounts/accounts.inputs.ts";
import type { Session } from "../../shop/accounts/identity.ts";
import { type Credential, reauthenticate } from "../../shop/accounts/reauthenticate.ts";
import { sendReauthenticationCode } from "../../shop/accounts/send-reauthentication-code.ts";
import { REFUSAL_SENTENCES } from "../../shop/refusals.ts";
import type { Services } from "../../shop/services.ts";
import { readForm } from "../forms/read-form.ts";

/** The answer to the re-authentication form. */
export type ReauthenticationAnswer = {
  isReauthenticated: boolean;
  /** A code was mailed, and its field is shown. */
  codeSent: boolean;
  /** The error, and its field. */
  problem: { text: string; field?: "password" | "code" } | null;
  status: number;
};

const FormFields = z.object({
  intent: z.enum(["password", "send-code", "code"]).catch("password"),
  password: z.string(),
  code: z.string(),
});

const NO_PASSWORD = "Please enter your password.";

/** Checks a password or a code for this session, or mails a code. */
export async function answerReauthentication(
  services: Services,
  request: Request,
  { userId, sessionId }: Session,
): Promise<ReauthenticationAnswer> {
  const { intent, password, code } = FormFields.parse(
    await readForm(request, ["intent", "password", "code"]),
  );
  if (intent === "send-code") {
    const sent = await sendReauthenticationCode(services, { userId, sessionId });
    return sent.ok
      ? answerWith({ codeSent: true })
      : answerWith({ problem: { text: REFUSAL_SENTENCES[sent.code] }, status: 429 });
  }
  const credential = intent === "password" ? passwordOf(password) : codeOf(code);
  if (typeof credential === "string") {
    return answerWith({
      codeSent: intent === "code",
      problem: { text: credential, field: intent },
      status: 422,
    });
  }
  const outcome = await reauthenticate(services, { userId, sessionId, credential });
  if (outcome.ok) return answerWith({ isReauthenticated: true });
  const text = REFUSAL_SENTENCES[outcome.code];
  if (outcome.code === "too-many-tries")
    return answerWith({ codeSent: intent === "code", problem: { text }, status: 429 });
  return answerWith({ codeSent: intent === "code", problem: { text, field: intent }, status: 422 });
}

function passwordOf(password: string): Credential | string {
  return password === "" || password.length > 128 ? NO_PASSWORD : { password };
}

function codeOf(text: string): Credential | string {
  const code = CodeField.safeParse(text);
  return code.success ? { code: code.data } : "Please enter the six digits of the code.";
}

function answerWith(answer: Partial<ReauthenticationAnswer>): ReauthenticationAnswer {
  return { isReauthenticated: false, codeSent: false, problem: null, status: 200, ...answer };
}
