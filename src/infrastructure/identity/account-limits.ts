import type { Attempts } from "../limits/attempts.ts";
import type { KnownDevice } from "./known-device.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Wrong passwords for one account from one network, or on a device that its owner knows. */
const WRONG_PASSWORDS_PER_CALLER = { max: 10, seconds: 15 * MINUTE };
/** Wrong passwords for one account from everywhere else together: stops a guesser who is spread out. */
const WRONG_PASSWORDS_PER_ACCOUNT = { max: 50, seconds: HOUR };
/** Wrong codes for one account, on all devices that its owner does not know together. */
const WRONG_CODES_PER_ACCOUNT = { max: 20, seconds: HOUR };
const MAILS_PER_CALLER = { max: 10, seconds: 10 * MINUTE };
/** Sign-ups of one network with an e-mail that has an account already: nobody may ask about many. */
const SIGN_UPS_WITH_TAKEN_EMAIL = { max: 20, seconds: 15 * MINUTE };
/**
 * Different addresses to which codes are mailed. Thousands share one IPv4 address behind a carrier, and offices do;
 * one home has a /64 of IPv6 to itself. A browser that keeps our cookie counts by itself as well.
 */
const RECIPIENTS_PER_IPV4 = { max: 120, seconds: HOUR };
const RECIPIENTS_PER_IPV6_NETWORK = { max: 30, seconds: HOUR };
const RECIPIENTS_PER_DEVICE = { max: 30, seconds: HOUR };
const MAILS_PER_ACCOUNT = { max: 20, seconds: HOUR };
/** One warning for each lock: it lasts as long as the lock. */
const LOCK_WARNINGS = { max: 1, seconds: HOUR };
/**
 * Guesses of one network that have no code to guess at. Each costs a query, so this protects the machine: it ends
 * within a minute, because a neighbour can use it up for all.
 */
const ATTEMPTS_WITHOUT_CODE = { max: 600, seconds: MINUTE };

/** `refusal`: the code of the 429, by which pages choose their sentence. */
type Limit = { key: string; max: number; seconds: number; refusal: string };

/** Who tries, for which account. */
export type Caller = {
  email: string;
  /** The network address, a /64 of IPv6. */
  network: string;
  device: KnownDevice;
};

export type AccountLimitsOptions = {
  attempts: Attempts;
  /** Is the owner of this e-mail signed in from this network? */
  isOwnersNetwork: (email: string, network: string) => Promise<boolean>;
  /** Runs once for each time that wrong passwords lock an account on new devices. It is not awaited. */
  onLock: (email: string) => void;
};

/**
 * Limits per account, beside the provider's own per client address. Passwords tried on a device on which the owner
 * has signed in count by that device alone; on a network where the owner is signed in, by that network. All others
 * also count together, so strangers lock an account for strangers and never for its owner. Attempts are taken before
 * they are judged, so that a burst can't slip through, and given back unless they were a guess that was wrong.
 */
export class AccountLimits {
  readonly #options: AccountLimitsOptions;

  constructor(options: AccountLimitsOptions) {
    this.#options = options;
  }

  /** An attempt to sign in with a password. Only a wrong password (401) counts. */
  async password(caller: Caller, answer: () => Promise<Response>): Promise<Response> {
    const refusal = "TOO_MANY_PASSWORDS";
    const taken: Limit[] = [];
    const here = { key: `wrong-here:${callerKey(caller)}`, ...WRONG_PASSWORDS_PER_CALLER, refusal };
    const elsewhere = { key: `wrong:${caller.email}`, ...WRONG_PASSWORDS_PER_ACCOUNT, refusal };
    const refused =
      (await this.#take(taken, here)) ??
      (await this.#takeElsewhere(taken, caller, elsewhere, () => this.#warnOwner(caller)));
    return this.#keepIf(
      taken,
      () => refused ?? answer(),
      ({ status }) => status === 401,
    );
  }

  /**
   * A guess of a mailed code. A wrong one (400) counts for the account: neither the device id nor the network gives a
   * stranger more guesses; a device on which the owner has signed in counts by itself. Who has no code has nothing to
   * guess at, so a guess without one counts for its network alone.
   * @param isAsked has the caller a code that can still be entered?
   */
  async code(
    caller: Caller,
    { isAsked, answer }: { isAsked: () => Promise<boolean>; answer: () => Promise<Response> },
  ): Promise<Response> {
    const unanswered = await this.#withoutCode(caller, isAsked);
    if (unanswered) return unanswered;
    const { email, device } = caller;
    const taken: Limit[] = [];
    const key = `wrong-code:${device.isOf(email) ? `${email}:device:${device.id}` : email}`;
    const refused = await this.#take(taken, { key, ...WRONG_CODES_PER_ACCOUNT, refusal: "TOO_MANY_CODES" });
    return this.#keepIf(
      taken,
      () => refused ?? answer(),
      ({ status }) => status === 400,
    );
  }

  /** Somebody makes an account. Only an e-mail that has one already (422) counts. */
  async signUp({ network }: Caller, answer: () => Promise<Response>): Promise<Response> {
    const taken: Limit[] = [];
    const limit = { key: `sign-up:${network}`, ...SIGN_UPS_WITH_TAKEN_EMAIL, refusal: "TOO_MANY_SIGN_UPS" };
    const refused = await this.#take(taken, limit);
    return this.#keepIf(
      taken,
      () => refused ?? answer(),
      ({ status }) => status === 422,
    );
  }

  /** Somebody asks for a mail to this address. Only a mail that was sent counts. */
  async mail(caller: Caller, answer: () => Promise<Response>): Promise<Response> {
    const refusal = "TOO_MANY_MAILS";
    const taken: Limit[] = [];
    const here = { key: `mail:${callerKey(caller)}`, ...MAILS_PER_CALLER, refusal };
    const elsewhere = { key: `mail:${caller.email}`, ...MAILS_PER_ACCOUNT, refusal };
    const refused =
      (await this.#takeAddress(taken, caller)) ??
      (await this.#take(taken, here)) ??
      (await this.#takeElsewhere(taken, caller, elsewhere));
    return this.#keepIf(
      taken,
      () => refused ?? answer(),
      ({ ok }) => ok,
    );
  }

  /**
   * Counts an address once an hour among those of its network and of its device. Whoever signed in on this device
   * before asks for themselves, and not for a list of addresses.
   */
  async #takeAddress(taken: Limit[], { email, network, device }: Caller): Promise<Response | null> {
    if (device.isOf(email)) return null;
    const refusal = "TOO_MANY_ADDRESSES";
    const ofNetwork = network.includes(":") ? RECIPIENTS_PER_IPV6_NETWORK : RECIPIENTS_PER_IPV4;
    const refused = await this.#takeDistinct(
      taken,
      { key: `mailed:${network}`, ...ofNetwork, refusal },
      email,
    );
    // A new device has no id yet that it could come back with.
    if (refused || device.isNew) return refused;
    return this.#takeDistinct(
      taken,
      { key: `mailed-device:${device.id}`, ...RECIPIENTS_PER_DEVICE, refusal },
      email,
    );
  }

  /**
   * Takes an attempt unless `what` is counted already. The limit is asked first: were the key of `what` made first,
   * a caller who is refused could fill the memory with keys of their choice.
   */
  async #takeDistinct(taken: Limit[], limit: Limit, what: string): Promise<Response | null> {
    const { attempts } = this.#options;
    const once = { ...limit, key: `${limit.key}:${what}`, max: 1 };
    const refused = await this.#take(taken, limit);
    if (refused) return (await attempts.used(once.key)) > 0 ? null : refused;
    if (await this.#take(taken, once)) {
      taken.pop();
      await attempts.giveBack(limit.key);
    }
    return null;
  }

  /** Takes an attempt that counts with all others of strangers. `onFull` runs when there is none left. */
  async #takeElsewhere(
    taken: Limit[],
    { email, network, device }: Caller,
    limit: Limit,
    onFull?: () => Promise<void>,
  ): Promise<Response | null> {
    if (device.isOf(email)) return null;
    const refused = await this.#take(taken, limit);
    if (!refused) return null;
    await onFull?.();
    // Asked only now, because it costs a look into the database.
    return (await this.#options.isOwnersNetwork(email, network)) ? null : refused;
  }

  async #warnOwner({ email }: Caller): Promise<void> {
    const { max, seconds } = LOCK_WARNINGS;
    const { allowed } = await this.#options.attempts.take(`lock-warning:${email}`, max, seconds);
    if (allowed) this.#options.onLock(email);
  }

  /** Takes one attempt and notes it in `taken`; the 429 when there is none left. */
  async #take(taken: Limit[], limit: Limit): Promise<Response | null> {
    const { key, max, seconds, refusal } = limit;
    const { allowed, retryAfter } = await this.#options.attempts.take(key, max, seconds);
    if (!allowed) return tooManyAttempts(retryAfter ?? seconds, refusal);
    taken.push(limit);
    return null;
  }

  /** Answers a guess that has no code to guess at; null when the caller has one. */
  async #withoutCode({ network }: Caller, isAsked: () => Promise<boolean>): Promise<Response | null> {
    const taken: Limit[] = [];
    const key = `blind-guess:${network}`;
    const refusal = "TOO_MANY_GUESSES";
    const refused = await this.#take(taken, { key, ...ATTEMPTS_WITHOUT_CODE, refusal });
    if (refused) return refused;
    const hasCode = await this.#keepIf(taken, isAsked, (isOpen) => !isOpen);
    return hasCode ? null : wrongCode();
  }

  /** Judges an attempt, and gives back what was taken for it if it does not count or breaks off. */
  async #keepIf<Answer>(
    taken: Limit[],
    answer: () => Answer | Promise<Answer>,
    isCounted: (answer: Answer) => boolean,
  ): Promise<Answer> {
    let counts = false;
    try {
      const answered = await answer();
      counts = isCounted(answered);
      return answered;
    } finally {
      if (!counts) for (const { key } of taken) await this.#options.attempts.giveBack(key);
    }
  }
}

/** Where attempts are counted: the owner's device by itself, anybody else by their network. */
function callerKey({ email, network, device }: Caller): string {
  return device.isOf(email) ? `${email}:device:${device.id}` : `${email}:${network}`;
}

/** The answer to a code that is not right. */
export function wrongCode(): Response {
  return Response.json({ code: "INVALID_OTP", message: "Invalid OTP" }, { status: 400 });
}

function tooManyAttempts(seconds: number, code: string): Response {
  return Response.json(
    { code, message: "Too many attempts. Please wait a while and try again." },
    { status: 429, headers: { "retry-after": String(seconds) } },
  );
}
