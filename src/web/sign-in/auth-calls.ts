import type * as z from "zod/mini";
import { CodeSentReply, SignedInReply } from "../../contract/auth.ts";
import { type ApiResult, plainFetch } from "../session/api-fetch.ts";
import type { Intent } from "./mistake.ts";

/** The typed values, as sent. */
export type Typed = { name: string; email: string; password: string; code: string };

/** The identity provider's call for each intent. Success sets the session cookie. */
export function callProvider(intent: Intent, typed: Typed): Promise<ApiResult<unknown>> {
  const { name, email, password, code } = typed;
  const calls = {
    "sign-in": () => post("/sign-in/email", SignedInReply, { email, password }),
    "sign-up": () => post("/sign-up/email", SignedInReply, { name, email, password }),
    "send-code": () => post("/email-otp/send-verification-otp", CodeSentReply, { email, type: "sign-in" }),
    // The name is used for new customers only.
    code: () =>
      post("/sign-in/email-otp", SignedInReply, { email, otp: code, ...(name === "" ? {} : { name }) }),
  };
  return calls[intent]();
}

function post<Data>(path: string, reply: z.ZodMiniType<Data>, body: object): Promise<ApiResult<Data>> {
  return plainFetch(`/api/auth${path}`, { reply, body });
}
