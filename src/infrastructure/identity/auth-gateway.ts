import { AsyncLocalStorage } from "node:async_hooks";
import { z } from "zod";
import type { Asker } from "../../shop/accounts/sign-in-code.ts";
import { networkOf } from "../../shop/basics/network-address.ts";
import { AccountLimits, type AccountLimitsOptions, type Caller, wrongCode } from "./account-limits.ts";
import type { Auth, AuthOptions } from "./build-auth.ts";
import { KnownDevice } from "./known-device.ts";

/** Codes to sign in with, kept by who asked for them. */
export type SignInCodes = {
  /** Keeps the code that was mailed, for each of those who may enter it. */
  keep: (email: string, askers: Asker[], code: string) => Promise<void>;
  /** Has this asker a code that can still be entered? */
  isAsked: (email: string, asker: Asker) => Promise<boolean>;
  /** True once, for the right code of this asker. */
  spend: (email: string, asker: Asker, code: string) => Promise<boolean>;
};

export type AuthGatewayOptions = Pick<AuthOptions, "origins" | "url" | "secret"> &
  AccountLimitsOptions & {
    codes: SignInCodes;
  };

/** What a browser or a script may call. Everything else that the provider could do is done by the shop's own verbs. */
const OPEN_PATHS =
  /^\/(sign-up\/email|sign-in\/(email|email-otp|social)|sign-out|get-session|email-otp\/send-verification-otp|callback\/[\w-]+|error|ok)$/;

/** Those that are about an account. Tries of them are counted by it, so none may come without its name. */
const ACCOUNT_PATHS = new Set([
  ...["/sign-in/email", "/sign-up/email", "/sign-in/email-otp", "/email-otp/send-verification-otp"],
]);

const Email = z.object({ email: z.string().trim().toLowerCase().max(254) });
const CodeBody = z.looseObject({ ...Email.shape, otp: z.string().max(20) });

/**
 * Stands before the identity provider: says which of its calls are open, counts tries by account, and binds a mailed
 * code to whoever asked for it. A stranger's wrong codes, or codes that a stranger asks for, leave the owner's alone.
 */
export class AuthGateway {
  readonly #options: AuthGatewayOptions;
  readonly #limits: AccountLimits;
  readonly #asking = new AsyncLocalStorage<Asker[]>();

  constructor(options: AuthGatewayOptions) {
    this.#options = options;
    this.#limits = new AccountLimits(options);
  }

  /** Runs when the provider mails a code: remembers it for whoever asks just now. */
  async storeCode(email: string, code: string): Promise<void> {
    await this.#options.codes.keep(email, this.#asking.getStore() ?? [], code);
  }

  async answer(path: string, request: Request, auth: Auth): Promise<Response> {
    if (!OPEN_PATHS.test(path))
      return Response.json({ code: "NOT_FOUND", message: "There is no such call." }, { status: 404 });
    // Before anything is counted: what another site sends, or a browser by itself, must lock nobody out.
    if (ACCOUNT_PATHS.has(path)) {
      const refused = this.#refuseForeign(request);
      if (refused) return refused;
    }
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
    if (!named.success) return ACCOUNT_PATHS.has(path) ? missingEmail() : auth.handler(request);
    const caller = { email: named.data.email, network, device };
    const pass = () => auth.handler(request);
    switch (path) {
      case "/sign-in/email":
        return this.#entered(caller, await this.#limits.password(caller, pass));
      case "/sign-up/email":
        return this.#entered(caller, await this.#limits.signUp(caller, pass));
      case "/sign-in/email-otp":
        return this.#entered(caller, await this.#guessCode(caller, request, body, auth));
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

  async #guessCode(caller: Caller, request: Request, body: unknown, auth: Auth): Promise<Response> {
    const entered = CodeBody.safeParse(body);
    const { codes } = this.#options;
    const { email } = caller;
    if (!entered.success) return wrongCode();
    return this.#limits.code(caller, {
      isAsked: () => codes.isAsked(email, askerOf(caller)),
      answer: async () => {
        if (!(await codes.spend(email, askerOf(caller), entered.data.otp))) return wrongCode();
        // The right code is exchanged for one that the provider takes.
        const otp = await auth.api.createVerificationOTP({ body: { email, type: "sign-in" } });
        return auth.handler(new Request(request, { body: JSON.stringify({ ...entered.data, email, otp }) }));
      },
    });
  }

  /** 415 for anything but JSON, 403 for what another site's page sends; null for a call of our own pages or of a script. */
  #refuseForeign({ headers }: Request): Response | null {
    if (!/^application\/json\s*(;|$)/i.test(headers.get("content-type") ?? ""))
      return Response.json({ code: "UNSUPPORTED_MEDIA_TYPE", message: "Please send JSON." }, { status: 415 });
    const origin = headers.get("origin") ?? originOf(headers.get("referer"));
    const isOwn = origin !== null && [...this.#options.origins, this.#options.url].includes(origin);
    // A page that hides its origin is ours when the browser says so.
    const isHidden = origin === "null" && headers.get("sec-fetch-site") === "same-origin";
    if (isOwn || isHidden) return null;
    return Response.json({ code: "INVALID_ORIGIN", message: "Invalid origin" }, { status: 403 });
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

function missingEmail(): Response {
  return Response.json(
    { code: "INVALID_EMAIL", message: "Please send an e-mail, as JSON." },
    { status: 400 },
  );
}

function originOf(address: string | null): string | null {
  return address !== null && URL.canParse(address) ? new URL(address).origin : null;
}

/** Who may enter a code: the browser that asked. One without our cookie may be a script that keeps none. */
function askersOf({ device, network }: Caller): Asker[] {
  const browser: Asker = { kind: "device", id: device.id };
  return device.isNew ? [browser, { kind: "network", id: network }] : [browser];
}

function askerOf({ device, network }: Caller): Asker {
  return device.isNew ? { kind: "network", id: network } : { kind: "device", id: device.id };
}
