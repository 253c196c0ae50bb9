import { networkOf } from "../../shop/basics/network-address.ts";
import type { Attempts } from "../limits/attempts.ts";

/** Paths under `/api/auth` on which somebody proves to be the owner of an e-mail address. */
const PROOFS = new Set([
  "/sign-in/email",
  "/sign-in/email-otp",
  "/email-otp/verify-email",
  "/email-otp/check-verification-otp",
  "/email-otp/reset-password",
]);
/** Paths that send a mail to whatever address is given. */
const MAILS = new Set(["/email-otp/send-verification-otp", "/email-otp/request-password-reset"]);

const MINUTE = 60;
/** Wrong proofs for one account from one address, and from anywhere: the second stops a spread-out guesser. */
const WRONG_HERE = { max: 10, seconds: 15 * MINUTE };
const WRONG_ANYWHERE = { max: 50, seconds: 60 * MINUTE };
const MAILS_TO_ONE = { max: 10, seconds: 10 * MINUTE };

/**
 * Limits per account, beside the provider's own per client address. A right proof costs nothing, so nobody
 * is locked out by signing in often; tries are taken before they are judged, so that a burst can't slip through.
 */
export class AccountLimits {
  readonly #attempts: Attempts;

  constructor(attempts: Attempts) {
    this.#attempts = attempts;
  }

  async apply(
    path: string,
    request: Request,
    answer: (request: Request) => Promise<Response>,
  ): Promise<Response> {
    const proof = PROOFS.has(path);
    if (!proof && !MAILS.has(path)) return answer(request);
    const email = await emailOf(request.clone());
    const address = networkOf(request.headers.get("x-forwarded-for") ?? "");
    const limits = proof
      ? [
          { key: `wrong:${email}:${address}`, ...WRONG_HERE },
          { key: `wrong:${email}`, ...WRONG_ANYWHERE },
        ]
      : [{ key: `mail:${email}`, ...MAILS_TO_ONE }];
    for (const { key, max, seconds } of limits) {
      const { allowed, retryAfter } = await this.#attempts.take(key, max, seconds);
      if (!allowed) return tooMany(retryAfter ?? seconds);
    }
    const response = await answer(request);
    if (proof && response.ok) for (const { key } of limits) await this.#attempts.giveBack(key);
    return response;
  }
}

async function emailOf(request: Request): Promise<string> {
  const body: unknown = await request.json().catch(() => null);
  const email = typeof body === "object" && body !== null && "email" in body ? body.email : "";
  return typeof email === "string" ? email.trim().toLowerCase().slice(0, 254) : "";
}

function tooMany(seconds: number): Response {
  return Response.json(
    { code: "TOO_MANY_ATTEMPTS", message: "Too many attempts. Please wait a while and try again." },
    { status: 429, headers: { "retry-after": String(seconds) } },
  );
}
