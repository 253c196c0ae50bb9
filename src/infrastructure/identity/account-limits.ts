import type { RateLimiter } from "../limits/rate-limiter.ts";
import type { KnownDevice } from "./known-device.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Wrong passwords for one account from one network, or on one device that its owner has used. */
const WRONG_PASSWORDS_PER_CALLER = { max: 10, seconds: 15 * MINUTE };
/** Wrong passwords for one account from all other places together. Stops a distributed attack. */
const WRONG_PASSWORDS_PER_ACCOUNT = { max: 50, seconds: HOUR };
/** Wrong codes for one account, on all devices that its owner has not used together. */
const WRONG_CODES_PER_ACCOUNT = { max: 20, seconds: HOUR };
const MAILS_PER_CALLER = { max: 10, seconds: 10 * MINUTE };
/** Sign-ups from one network with an e-mail that already has an account. Prevents probing for accounts. */
const SIGN_UPS_WITH_TAKEN_EMAIL = { max: 20, seconds: 15 * MINUTE };
/**
 * Different recipients of codes. Thousands of people share one IPv4 address behind a carrier or in an office; a home
 * has its own /64 of IPv6. A browser with our cookie is also counted by itself.
 */
const RECIPIENTS_PER_IPV4 = { max: 120, seconds: HOUR };
const RECIPIENTS_PER_IPV6_NETWORK = { max: 30, seconds: HOUR };
const RECIPIENTS_PER_DEVICE = { max: 30, seconds: HOUR };
const MAILS_PER_ACCOUNT = { max: 20, seconds: HOUR };
/** One warning per lock; it lasts as long as the lock. */
const LOCK_WARNINGS = { max: 1, seconds: HOUR };
/**
 * Attempts from one network without a code to enter. Each costs a query, so this protects the server. The window is
 * short, because one visitor can use it up for the whole network.
 */
const ATTEMPTS_WITHOUT_CODE = { max: 600, seconds: MINUTE };

/** `refusal` is the code of the 429 reply; pages choose their sentence by it. */
type Limit = { key: string; max: number; seconds: number; refusal: string };

/** The source of an attempt, and the account that it is for. */
export type Caller = {
  email: string;
  /** The IP address; for IPv6 its /64. */
  network: string;
  device: KnownDevice;
};

export type AccountLimitsOptions = {
  rateLimiter: RateLimiter;
  /** Is the owner of this e-mail signed in from this network? */
  isOwnersNetwork: (email: string, network: string) => Promise<boolean>;
  /** Runs once per lock of an account on unknown devices. It is not awaited. */
  onLock: (email: string) => void;
};

/**
 * Limits attempts per account, besides the limits per IP. The owner's devices and networks count apart from strangers,
 * who can lock out only each other. An attempt is taken before the check, against bursts, and given back unless wrong.
 */
export class AccountLimits {
  readonly #options: AccountLimitsOptions;

  constructor(options: AccountLimitsOptions) {
    this.#options = options;
  }

  /** Signs in with a password. Only a wrong password (401) counts. */
  async password(caller: Caller, answer: () => Promise<Response>): Promise<Response> {
    const refusal = "TOO_MANY_PASSWORDS";
    const taken: Limit[] = [];
    const perCaller = { key: `wrong-here:${callerKey(caller)}`, ...WRONG_PASSWORDS_PER_CALLER, refusal };
    const perAccount = { key: `wrong:${caller.email}`, ...WRONG_PASSWORDS_PER_ACCOUNT, refusal };
    const refused =
      (await this.#take(taken, perCaller)) ??
      (await this.#takeShared(taken, caller, perAccount, () => this.#warnOwner(caller)));
    return this.#countIf(
      taken,
      () => refused ?? answer(),
      ({ status }) => status === 401,
    );
  }

  /**
   * Enters a mailed code. A wrong one (400) counts for the account, whatever the device or network; a device that the
   * owner has used counts by itself. An attempt without a code to enter counts for its network alone.
   * @param hasCode has the caller a code that can still be entered?
   */
  async code(
    caller: Caller,
    { hasCode, answer }: { hasCode: () => Promise<boolean>; answer: () => Promise<Response> },
  ): Promise<Response> {
    const noCode = await this.#refuseWithoutCode(caller, hasCode);
    if (noCode) return noCode;
    const { email, device } = caller;
    const taken: Limit[] = [];
    const key = `wrong-code:${device.isOf(email) ? `${email}:device:${device.id}` : email}`;
    const refused = await this.#take(taken, { key, ...WRONG_CODES_PER_ACCOUNT, refusal: "TOO_MANY_CODES" });
    return this.#countIf(
      taken,
      () => refused ?? answer(),
      ({ status }) => status === 400,
    );
  }

  /** Creates an account. Only an e-mail that already has one (422) counts. */
  async signUp({ network }: Caller, answer: () => Promise<Response>): Promise<Response> {
    const taken: Limit[] = [];
    const limit = { key: `sign-up:${network}`, ...SIGN_UPS_WITH_TAKEN_EMAIL, refusal: "TOO_MANY_SIGN_UPS" };
    const refused = await this.#take(taken, limit);
    return this.#countIf(
      taken,
      () => refused ?? answer(),
      ({ status }) => status === 422,
    );
  }

  /** Requests a code by mail. Only a mail that was sent counts. */
  async mail(caller: Caller, answer: () => Promise<Response>): Promise<Response> {
    const refusal = "TOO_MANY_MAILS";
    const taken: Limit[] = [];
    const perCaller = { key: `mail:${callerKey(caller)}`, ...MAILS_PER_CALLER, refusal };
    const perAccount = { key: `mail:${caller.email}`, ...MAILS_PER_ACCOUNT, refusal };
    const refused =
      (await this.#takeRecipient(taken, caller)) ??
      (await this.#take(taken, perCaller)) ??
      (await this.#takeShared(taken, caller, perAccount));
    return this.#countIf(
      taken,
      () => refused ?? answer(),
      ({ ok }) => ok,
    );
  }

  /** Counts each recipient once an hour per network and per device. An owner on their own device is exempt. */
  async #takeRecipient(taken: Limit[], { email, network, device }: Caller): Promise<Response | null> {
    if (device.isOf(email)) return null;
    const refusal = "TOO_MANY_ADDRESSES";
    const ofNetwork = network.includes(":") ? RECIPIENTS_PER_IPV6_NETWORK : RECIPIENTS_PER_IPV4;
    const refused = await this.#takeDistinct(
      taken,
      { key: `mailed:${network}`, ...ofNetwork, refusal },
      email,
    );
    // A new device has no id yet that it could send again.
    if (refused || device.isNew) return refused;
    return this.#takeDistinct(
      taken,
      { key: `mailed-device:${device.id}`, ...RECIPIENTS_PER_DEVICE, refusal },
      email,
    );
  }

  /**
   * Takes an attempt unless `what` is already counted. Checks the limit first: creating the key of `what` first would
   * let a refused caller fill the memory with keys.
   */
  async #takeDistinct(taken: Limit[], limit: Limit, what: string): Promise<Response | null> {
    const { rateLimiter } = this.#options;
    const member = { ...limit, key: `${limit.key}:${what}`, max: 1 };
    const refused = await this.#take(taken, limit);
    if (refused) return (await rateLimiter.used(member.key)) > 0 ? null : refused;
    if (await this.#take(taken, member)) {
      taken.pop();
      await rateLimiter.giveBack(limit.key);
    }
    return null;
  }

  /** Takes an attempt from those that all strangers share. `onFull` runs when none is left. */
  async #takeShared(
    taken: Limit[],
    { email, network, device }: Caller,
    limit: Limit,
    onFull?: () => Promise<void>,
  ): Promise<Response | null> {
    if (device.isOf(email)) return null;
    const refused = await this.#take(taken, limit);
    if (!refused) return null;
    await onFull?.();
    // Last, because it costs a database query.
    return (await this.#options.isOwnersNetwork(email, network)) ? null : refused;
  }

  async #warnOwner({ email }: Caller): Promise<void> {
    const { max, seconds } = LOCK_WARNINGS;
    const { allowed } = await this.#options.rateLimiter.take(`lock-warning:${email}`, max, seconds);
    if (allowed) this.#options.onLock(email);
  }

  /** Takes one attempt and adds it to `taken`. Returns the 429 if none is left. */
  async #take(taken: Limit[], limit: Limit): Promise<Response | null> {
    const { key, max, seconds, refusal } = limit;
    const { allowed, retryAfter } = await this.#options.rateLimiter.take(key, max, seconds);
    if (!allowed) return tooManyAttempts(retryAfter ?? seconds, refusal);
    taken.push(limit);
    return null;
  }

  /** Replies to a caller who has no code to enter. Null if the caller has one. */
  async #refuseWithoutCode({ network }: Caller, hasCode: () => Promise<boolean>): Promise<Response | null> {
    const taken: Limit[] = [];
    const key = `blind-guess:${network}`;
    const refusal = "TOO_MANY_GUESSES";
    const refused = await this.#take(taken, { key, ...ATTEMPTS_WITHOUT_CODE, refusal });
    if (refused) return refused;
    const isOpen = await this.#countIf(taken, hasCode, (open) => !open);
    return isOpen ? null : wrongCode();
  }

  /** Runs the attempt. Gives back what was taken for it if it does not count or throws. */
  async #countIf<Answer>(
    taken: Limit[],
    answer: () => Answer | Promise<Answer>,
    isCounted: (answer: Answer) => boolean,
  ): Promise<Answer> {
    let counts = false;
    try {
      const result = await answer();
      counts = isCounted(result);
      return result;
    } finally {
      if (!counts) for (const { key } of taken) await this.#options.rateLimiter.giveBack(key);
    }
  }
}

/** The counter of a caller: the owner's device, or for other visitors the network. */
function callerKey({ email, network, device }: Caller): string {
  return device.isOf(email) ? `${email}:device:${device.id}` : `${email}:${network}`;
}

/** The reply to a wrong code. */
export function wrongCode(): Response {
  return Response.json({ code: "INVALID_OTP", message: "Invalid OTP" }, { status: 400 });
}

function tooManyAttempts(seconds: number, code: string): Response {
  return Response.json(
    { code, message: "Too many attempts. Please wait a while and try again." },
    { status: 429, headers: { "retry-after": String(seconds) } },
  );
}
