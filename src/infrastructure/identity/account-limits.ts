import type { Attempts } from "../limits/attempts.ts";
import type { KnownDevice } from "./known-device.ts";

const MINUTE = 60;

/** Wrong tries for one account from one network, or on a device that its owner knows. */
const WRONG_HERE = { max: 10, seconds: 15 * MINUTE };
/** Wrong passwords for one account from everywhere else together: stops a guesser who is spread out. */
const WRONG_ELSEWHERE = { max: 50, seconds: 60 * MINUTE };
const MAILS_FROM_HERE = { max: 10, seconds: 10 * MINUTE };
/** Sign-ups that fail, of one network: an e-mail that is taken is told, so nobody may ask about many. */
const FAILED_SIGN_UPS = { max: 20, seconds: 15 * MINUTE };
/** Mails to many addresses, asked for in one network; whole towns can share one behind a carrier. */
const MAILS_OF_A_NETWORK = { max: 120, seconds: 60 * MINUTE };
/** Each mail holds a code that can be guessed ten times, so this bounds the guesses too. */
const MAILS_FROM_ELSEWHERE = { max: 20, seconds: 60 * MINUTE };

type Limit = { key: string; max: number; seconds: number };

/** Who tries, for which account. */
export type Caller = {
  email: string;
  /** The network address, a /64 of IPv6. */
  network: string;
  device: KnownDevice;
};

/**
 * Limits per account, beside the provider's own per client address. Whoever tries on a device on which the owner has
 * signed in counts by that device alone; on a network where the owner is signed in, by that network. All others also
 * count together. So strangers close an account to strangers, never to its owner. A right try costs nothing; tries are
 * taken before they are judged, so that a burst can't slip through.
 */
export class AccountLimits {
  readonly #attempts: Attempts;
  readonly #isHome: (email: string, network: string) => Promise<boolean>;

  /** @param isHome is the owner of this e-mail signed in from this network? */
  constructor(attempts: Attempts, isHome: (email: string, network: string) => Promise<boolean>) {
    this.#attempts = attempts;
    this.#isHome = isHome;
  }

  /** A try to sign in: by `password`, or by a `code`, which only whoever asked for it can guess. */
  async prove(caller: Caller, by: "password" | "code", answer: () => Promise<Response>): Promise<Response> {
    // A code belongs to whoever asked for it and bears few guesses, so each browser counts for itself.
    const place = by === "code" ? `${caller.email}:device:${caller.device.id}` : placeOf(caller);
    const limits: Limit[] = [{ key: `wrong:${by}:${place}`, ...WRONG_HERE }];
    const elsewhere = { key: `wrong:${caller.email}`, ...WRONG_ELSEWHERE };
    const refused = await this.#take(caller, limits, by === "password" ? elsewhere : null);
    if (refused) return refused;
    const response = await answer();
    if (response.ok) for (const { key } of limits) await this.#attempts.giveBack(key);
    return response;
  }

  /** Somebody makes an account. Right ones cost nothing. */
  async signUp({ network }: Caller, answer: () => Promise<Response>): Promise<Response> {
    const limit = { key: `sign-up:${network}`, ...FAILED_SIGN_UPS };
    const wait = await this.#wait(limit);
    if (wait !== null) return tooMany(wait);
    const response = await answer();
    if (response.ok) await this.#attempts.giveBack(limit.key);
    return response;
  }

  /** Somebody asks for a mail to this address. */
  async mail(caller: Caller, answer: () => Promise<Response>): Promise<Response> {
    const limits: Limit[] = [{ key: `mail:${placeOf(caller)}`, ...MAILS_FROM_HERE }];
    // Whoever signed in here before asks for themselves, and not for a list of addresses.
    if (!caller.device.isOf(caller.email))
      limits.push({ key: `mails:${caller.network}`, ...MAILS_OF_A_NETWORK });
    const elsewhere = { key: `mail:${caller.email}`, ...MAILS_FROM_ELSEWHERE };
    return (await this.#take(caller, limits, elsewhere)) ?? answer();
  }

  /** Takes one try of each; null when all allow it. What was taken is added to `limits`. */
  async #take(caller: Caller, limits: Limit[], elsewhere: Limit | null): Promise<Response | null> {
    for (const limit of limits) {
      const wait = await this.#wait(limit);
      if (wait !== null) return tooMany(wait);
    }
    if (!elsewhere || caller.device.isOf(caller.email)) return null;
    const wait = await this.#wait(elsewhere);
    // Asked only now, because it costs a look into the database.
    if (wait !== null) return (await this.#isHome(caller.email, caller.network)) ? null : tooMany(wait);
    limits.push(elsewhere);
    return null;
  }

  async #wait({ key, max, seconds }: Limit): Promise<number | null> {
    const { allowed, retryAfter } = await this.#attempts.take(key, max, seconds);
    return allowed ? null : (retryAfter ?? seconds);
  }
}

/** From where the tries are counted: the owner's device by itself, anybody else by their network. */
function placeOf({ email, network, device }: Caller): string {
  return device.isOf(email) ? `${email}:device:${device.id}` : `${email}:${network}`;
}

function tooMany(seconds: number): Response {
  return Response.json(
    { code: "TOO_MANY_ATTEMPTS", message: "Too many attempts. Please wait a while and try again." },
    { status: 429, headers: { "retry-after": String(seconds) } },
  );
}
