import { AsyncLocalStorage } from "node:async_hooks";
import { z } from "zod";
import type { Requester } from "../../shop/accounts/sign-in-code.ts";
import { networkOf } from "../../shop/basics/network-of.ts";
import { AccountLimits, type AccountLimitsOptions, type Caller, wrongCode } from "./account-limits.ts";
import type { Auth, AuthOptions } from "./build-auth.ts";
import { KnownDevice } from "./known-device.ts";

/** Sign-in codes, bound to the device or network that requested them. */
export type SignInCodes = {
  /** Stores the mailed code for each device or network that may enter it. */
  store: (email: string, requesters: Requester[], code: string) => Promise<void>;
  /** Has this device or network a code that can still be entered? */
  hasCode: (email: string, requester: Requester) => Promise<boolean>;
  /** Returns true once, for the right code. */
  redeem: (email: string, requester: Requester, code: string) => Promise<boolean>;
};

export type AuthGatewayOptions = Pick<AuthOptions, "origins" | "url" | "secret"> &
  AccountLimitsOptions & {
    codes: SignInCodes;
  };

/** Calls that are open to browsers and scripts. The shop's own use cases do everything else. */
const OPEN_PATHS =
  /^\/(sign-up\/email|sign-in\/(email|email-otp|social)|sign-out|get-session|email-otp\/send-verification-otp|callback\/[\w-]+|error|ok)$/;

/** Calls about an account. They are counted per account, so each must name its e-mail. */
const ACCOUNT_PATHS = new Set([
  ...["/sign-in/email", "/sign-up/email", "/sign-in/email-otp", "/email-otp/send-verification-otp"],
]);

const Email = z.object({ email: z.string().trim().toLowerCase().max(254) });
const CodeBody = z.looseObject({ ...Email.shape, otp: z.string().max(20) });

/**
 * Guards the identity provider: opens only some of its calls, limits attempts per account, and binds a mailed code to
 * the device that requested it. A stranger's wrong codes or requests do not affect the owner's code.
 */
export class AuthGateway {
  readonly #options: AuthGatewayOptions;
  readonly #limits: AccountLimits;
  readonly #requesters = new AsyncLocalStorage<Requester[]>();

  constructor(options: AuthGatewayOptions) {
    this.#options = options;
    this.#limits = new AccountLimits(options);
  }

  /** Runs when the provider mails a code. Stores it for the current caller. */
  async storeCode(email: string, code: string): Promise<void> {
    await this.#options.codes.store(email, this.#requesters.getStore() ?? [], code);
  }

  async answer(path: string, request: Request, auth: Auth): Promise<Response> {
    if (!OPEN_PATHS.test(path))
      return Response.json({ code: "NOT_FOUND", message: "There is no such call." }, { status: 404 });
    // Before anything is counted, so that another site's page cannot lock an account.
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
    const parsed = Email.safeParse(body);
    if (!parsed.success) return ACCOUNT_PATHS.has(path) ? missingEmail() : auth.handler(request);
    const caller = { email: parsed.data.email, network, device };
    const pass = () => auth.handler(request);
    switch (path) {
      case "/sign-in/email":
        return this.#afterSignIn(caller, await this.#limits.password(caller, pass));
      case "/sign-up/email":
        return this.#afterSignIn(caller, await this.#limits.signUp(caller, pass));
      case "/sign-in/email-otp":
        return this.#afterSignIn(caller, await this.#enterCode(caller, request, body, auth));
      case "/email-otp/send-verification-otp":
        return this.#limits.mail(caller, () => this.#sendCode(caller, request, body, auth));
      default:
        return pass();
    }
  }

  async #sendCode(caller: Caller, request: Request, body: unknown, auth: Auth): Promise<Response> {
    // The shop sends codes for all other purposes itself.
    const sent = new Request(request, { body: JSON.stringify({ ...(body as object), type: "sign-in" }) });
    const response = await this.#requesters.run(requestersOf(caller), () => auth.handler(sent));
    return response.ok ? this.#withCookie(response, caller.device, null) : response;
  }

  async #enterCode(caller: Caller, request: Request, body: unknown, auth: Auth): Promise<Response> {
    const entered = CodeBody.safeParse(body);
    const { codes } = this.#options;
    const { email } = caller;
    if (!entered.success) return wrongCode();
    return this.#limits.code(caller, {
      hasCode: () => codes.hasCode(email, requesterOf(caller)),
      answer: async () => {
        if (!(await codes.redeem(email, requesterOf(caller), entered.data.otp))) return wrongCode();
        // Exchanges the right code for one that the provider accepts.
        const otp = await auth.api.createVerificationOTP({ body: { email, type: "sign-in" } });
        return auth.handler(new Request(request, { body: JSON.stringify({ ...entered.data, email, otp }) }));
      },
    });
  }

  /** 415 for anything but JSON, 403 for another site's page, null for our own pages and for scripts. */
  #refuseForeign({ headers }: Request): Response | null {
    if (!/^application\/json\s*(;|$)/i.test(headers.get("content-type") ?? ""))
      return Response.json({ code: "UNSUPPORTED_MEDIA_TYPE", message: "Please send JSON." }, { status: 415 });
    const origin = headers.get("origin") ?? originOf(headers.get("referer"));
    const isOwn = origin !== null && [...this.#options.origins, this.#options.url].includes(origin);
    // A page that hides its origin is ours if `Sec-Fetch-Site` says so.
    const isHidden = origin === "null" && headers.get("sec-fetch-site") === "same-origin";
    if (isOwn || isHidden) return null;
    return Response.json({ code: "INVALID_ORIGIN", message: "Invalid origin" }, { status: 403 });
  }

  #afterSignIn({ email, device }: Caller, response: Response): Response {
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

function originOf(url: string | null): string | null {
  return url !== null && URL.canParse(url) ? new URL(url).origin : null;
}

/**
 * The browser that requested the code may enter it. Without our cookie it may be a script that stores none, so its
 * network may too.
 */
function requestersOf({ device, network }: Caller): Requester[] {
  const browser: Requester = { kind: "device", id: device.id };
  return device.isNew ? [browser, { kind: "network", id: network }] : [browser];
}

function requesterOf({ device, network }: Caller): Requester {
  return device.isNew ? { kind: "network", id: network } : { kind: "device", id: device.id };
}
