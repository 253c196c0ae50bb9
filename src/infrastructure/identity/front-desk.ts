import { AsyncLocalStorage } from "node:async_hooks";
import { z } from "zod";
import { networkOf } from "../../shop/basics/network-address.ts";
import type { Attempts } from "../limits/attempts.ts";
import { AccountLimits, type Caller } from "./account-limits.ts";
import type { Auth, AuthOptions } from "./build-auth.ts";
import { KnownDevice } from "./known-device.ts";

/** Codes to sign in with, kept by who asked for them. */
export type SignInCodes = {
  /** Keeps the code that was mailed, for each of those who may enter it. */
  keep: (email: string, askers: string[], code: string) => Promise<void>;
  /** True once, for the right code of this asker, wherever else it was kept. */
  spend: (email: string, asker: string, code: string) => Promise<boolean>;
};

export type FrontDeskOptions = Pick<AuthOptions, "url" | "secret"> & {
  attempts: Attempts;
  codes: SignInCodes;
  /** Is the owner of this e-mail signed in from this network? */
  isHome: (email: string, network: string) => Promise<boolean>;
};

/** What a browser or a script may call. Everything else that the provider could do is done by the shop's own verbs. */
const OPEN =
  /^\/(sign-up\/email|sign-in\/(email|email-otp|social)|sign-out|get-session|email-otp\/send-verification-otp|callback\/[\w-]+|error|ok)$/;

/** Those that are about an account. Tries of them are counted by it, so none may come without its name. */
const ABOUT_ACCOUNTS = new Set([
  ...["/sign-in/email", "/sign-up/email", "/sign-in/email-otp", "/email-otp/send-verification-otp"],
]);

const Email = z.object({ email: z.string().trim().toLowerCase().max(254) });
const CodeBody = z.looseObject({ ...Email.shape, otp: z.string().max(20) });

/**
 * Stands before the identity provider: says which of its calls are open, counts tries by account, and binds a mailed
 * code to whoever asked for it. A stranger's wrong codes, or codes that a stranger asks for, leave the owner's alone.
 */
export class FrontDesk {
  readonly #options: FrontDeskOptions;
  readonly #limits: AccountLimits;
  readonly #asking = new AsyncLocalStorage<string[]>();

  constructor(options: FrontDeskOptions) {
    this.#options = options;
    this.#limits = new AccountLimits(options.attempts, options.isHome);
  }

  /** Runs when the provider mails a code: remembers it for whoever asks just now. */
  async noteCode(email: string, code: string): Promise<void> {
    await this.#options.codes.keep(email, this.#asking.getStore() ?? [], code);
  }

  async answer(path: string, request: Request, auth: Auth): Promise<Response> {
    if (!OPEN.test(path))
      return Response.json({ code: "NOT_FOUND", message: "There is no such call." }, { status: 404 });
    const device = KnownDevice.of(request.headers.get("cookie"), this.#options.secret);
    const network = networkOf(request.headers.get("x-forwarded-for") ?? "");
    const body: unknown =
      request.method === "POST"
        ? await request
            .clone()
            .json()
            .catch(() => null)
        : null;
    const named = Email.safeParse(body);
    // The provider would read a form too, in which nobody here looks for the name.
    if (!named.success) return ABOUT_ACCOUNTS.has(path) ? withoutName() : auth.handler(request);
    const caller = { email: named.data.email, network, device };
    const pass = () => auth.handler(request);
    switch (path) {
      case "/sign-in/email":
        return this.#entered(caller, await this.#limits.prove(caller, "password", pass));
      case "/sign-up/email":
        return this.#entered(caller, await this.#limits.signUp(caller, pass));
      case "/sign-in/email-otp":
        return this.#entered(
          caller,
          await this.#limits.prove(caller, "code", () => this.#enterCode(caller, request, body, auth)),
        );
      case "/email-otp/send-verification-otp":
        return this.#limits.mail(caller, () => this.#sendCode(caller, request, body, auth));
      default:
        return pass();
    }
  }

  async #sendCode(caller: Caller, request: Request, body: unknown, auth: Auth): Promise<Response> {
    // Codes for anything else are the shop's own.
    const sent = new Request(request, { body: JSON.stringify({ ...(body as object), type: "sign-in" }) });
    const response = await this.#asking.run(askersOf(caller), () => auth.handler(sent));
    return response.ok ? this.#withCookie(response, caller.device, null) : response;
  }

  /** The right code of this asker is exchanged for one that the provider takes. */
  async #enterCode(caller: Caller, request: Request, body: unknown, auth: Auth): Promise<Response> {
    const entered = CodeBody.safeParse(body);
    const { email } = caller;
    const isRight =
      entered.success && (await this.#options.codes.spend(email, askerOf(caller), entered.data.otp));
    if (!isRight) return Response.json({ code: "INVALID_OTP", message: "Invalid OTP" }, { status: 400 });
    const otp = await auth.api.createVerificationOTP({ body: { email, type: "sign-in" } });
    return auth.handler(new Request(request, { body: JSON.stringify({ ...entered.data, email, otp }) }));
  }

  #entered({ email, device }: Caller, response: Response): Response {
    return response.ok ? this.#withCookie(response, device, email) : response;
  }

  #withCookie(response: Response, device: KnownDevice, owner: string | null): Response {
    const headers = new Headers(response.headers);
    headers.append("set-cookie", device.cookie({ owner, secure: this.#options.url.startsWith("https:") }));
    return new Response(response.body, { status: response.status, headers });
  }
}

function withoutName(): Response {
  return Response.json(
    { code: "INVALID_EMAIL", message: "Please send an e-mail, as JSON." },
    { status: 400 },
  );
}

/** Who may enter a code: the browser that asked. One without our cookie may be a script that keeps none. */
function askersOf({ device, network }: Caller): string[] {
  return device.isNew ? [device.id, network] : [device.id];
}

function askerOf({ device, network }: Caller): string {
  return device.isNew ? network : device.id;
}
