import { type ApiResult, apiFetch } from "../session/api-fetch.ts";
import type { Intent } from "./mistake.ts";

/** What was typed, as it is sent. */
export type Typed = { name: string; email: string; password: string; code: string };

/** The identity provider's own call for each wish. A right answer leaves the session cookie behind. */
export function askProvider(intent: Intent, typed: Typed): Promise<ApiResult<unknown>> {
  const { name, email, password, code } = typed;
  const calls = {
    "sign-in": () => post("/sign-in/email", { email, password }),
    "sign-up": () => post("/sign-up/email", { name, email, password }),
    "send-code": () => post("/email-otp/send-verification-otp", { email, type: "sign-in" }),
    // The name counts only for somebody who is new here.
    code: () => post("/sign-in/email-otp", { email, otp: code, ...(name === "" ? {} : { name }) }),
  };
  return calls[intent]();
}

function post(path: string, body: object): Promise<ApiResult<unknown>> {
  return apiFetch(`/api/auth${path}`, { body });
}
