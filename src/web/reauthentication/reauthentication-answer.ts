import { z } from "zod";
import { CodeField } from "../../shop/accounts/accounts.inputs.ts";
import type { Session } from "../../shop/accounts/identity.ts";
import { type Proof, proveSession } from "../../shop/accounts/prove-session.ts";
import { sendProofCode } from "../../shop/accounts/send-proof-code.ts";
import { REFUSAL_SENTENCES } from "../../shop/refusals.ts";
import type { Services } from "../../shop/services.ts";
import { readForm } from "../forms/read-form.ts";

/** What the form is told that asks somebody to show who they are. */
export type ProofAnswer = {
  proven: boolean;
  /** A code is on its way, and its field is shown. */
  codeSent: boolean;
  /** What is wrong, and at which field. */
  problem: { text: string; field?: "password" | "code" } | null;
  status: number;
};

const Sent = z.object({
  intent: z.enum(["password", "send-code", "code"]).catch("password"),
  password: z.string(),
  code: z.string(),
});

const NO_PASSWORD = "Please enter your password.";

/** Takes a password or a code for this session, or sends a code. */
export async function answerProof(
  services: Services,
  request: Request,
  { userId, sessionId }: Session,
): Promise<ProofAnswer> {
  const { intent, password, code } = Sent.parse(await readForm(request, ["intent", "password", "code"]));
  if (intent === "send-code") {
    const sent = await sendProofCode(services, { userId, sessionId });
    return sent.ok
      ? told({ codeSent: true })
      : told({ problem: { text: REFUSAL_SENTENCES[sent.code] }, status: 429 });
  }
  const proof = intent === "password" ? passwordOf(password) : codeOf(code);
  if (typeof proof === "string") {
    return told({ codeSent: intent === "code", problem: { text: proof, field: intent }, status: 422 });
  }
  const proven = await proveSession(services, { userId, sessionId, proof });
  if (proven.ok) return told({ proven: true });
  const text = REFUSAL_SENTENCES[proven.code];
  if (proven.code === "too-many-tries")
    return told({ codeSent: intent === "code", problem: { text }, status: 429 });
  return told({ codeSent: intent === "code", problem: { text, field: intent }, status: 422 });
}

function passwordOf(password: string): Proof | string {
  return password === "" || password.length > 128 ? NO_PASSWORD : { password };
}

function codeOf(text: string): Proof | string {
  const code = CodeField.safeParse(text);
  return code.success ? { code: code.data } : "Please enter the six digits of the code.";
}

function told(answer: Partial<ProofAnswer>): ProofAnswer {
  return { proven: false, codeSent: false, problem: null, status: 200, ...answer };
}
