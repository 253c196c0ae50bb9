import { createHmac, randomBytes } from "node:crypto";
import { isSameSecret } from "../../shop/basics/is-same-secret.ts";

const COOKIE_NAME = "shop.device";
const COOKIE_FORMAT = /^[\w-]{22}(~[\w-]{22}){1,6}$/;
/** Families share a browser. */
const MAX_OWNERS = 5;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * A known browser: a random id, its signature, and a mark for each account whose owner signed in on it. It does not
 * sign anyone in. It separates strangers' wrong attempts from the owner's.
 */
export class KnownDevice {
  readonly id: string;
  /** The browser sent no device cookie, or an id that we did not sign. */
  readonly isNew: boolean;
  readonly #marks: string[];
  readonly #secret: string;

  private constructor(id: string, marks: string[], secret: string) {
    this.isNew = id === "";
    this.id = this.isNew ? randomToken() : id;
    this.#marks = marks;
    this.#secret = secret;
  }

  /** Reads the device from a cookie header. An unsigned or forged id counts as a new device. */
  static of(cookies: string | null, secret: string): KnownDevice {
    const value = new RegExp(`(?:^|;\\s*)${COOKIE_NAME}=([^;]*)`).exec(cookies ?? "")?.[1] ?? "";
    const [id = "", signature = "", ...marks] = COOKIE_FORMAT.test(value) ? value.split("~") : [];
    const isSigned = id !== "" && isSameSecret(signature, sign(secret, `device-id:${id}`));
    return isSigned ? new KnownDevice(id, marks, secret) : new KnownDevice("", [], secret);
  }

  /** Has the owner of this e-mail signed in on this device? */
  isOf(email: string): boolean {
    const mark = this.#markOf(email);
    return this.#marks.some((known) => isSameSecret(known, mark));
  }

  /** The Set-Cookie value, valid for a year. Adds a mark for the owner who has just signed in. */
  cookie({ owner, secure }: { owner: string | null; secure: boolean }): string {
    const mark = owner === null ? [] : [this.#markOf(owner)];
    const marks = [...new Set([...mark, ...this.#marks])].slice(0, MAX_OWNERS);
    const value = [this.id, sign(this.#secret, `device-id:${this.id}`), ...marks].join("~");
    return `${COOKIE_NAME}=${value}; Max-Age=${YEAR_SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
  }

  #markOf(email: string): string {
    return sign(this.#secret, `device:${this.id}:${email}`);
  }
}

/** HMAC of a text: 132 bits, 22 characters. */
function sign(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("base64url").slice(0, 22);
}

function randomToken(): string {
  return randomBytes(17).toString("base64url").slice(0, 22);
}
