import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const COOKIE_NAME = "shop.device";
const COOKIE_FORMAT = /^[\w-]{22}(~[\w-]{22}){1,6}$/;
/** Whole families share a browser, seldom more. */
const MAX_OWNERS = 5;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * A browser that has been here: a random id, the signature of the id, and a mark for each account whose owner signed
 * in on it. It signs nobody in; it only keeps the wrong attempts of strangers apart from the owner's own.
 */
export class KnownDevice {
  readonly id: string;
  /** It came without our cookie, or with an id that we did not sign. */
  readonly isNew: boolean;
  readonly #marks: string[];
  readonly #secret: string;

  private constructor(id: string, marks: string[], secret: string) {
    this.isNew = id === "";
    this.id = this.isNew ? randomToken() : id;
    this.#marks = marks;
    this.#secret = secret;
  }

  /** The device of these cookies. An unsigned or forged id counts as a new device. */
  static of(cookies: string | null, secret: string): KnownDevice {
    const sent = new RegExp(`(?:^|;\\s*)${COOKIE_NAME}=([^;]*)`).exec(cookies ?? "")?.[1] ?? "";
    const [id = "", signature = "", ...marks] = COOKIE_FORMAT.test(sent) ? sent.split("~") : [];
    const isOurs = id !== "" && isSameText(signature, sign(secret, `device-id:${id}`));
    return isOurs ? new KnownDevice(id, marks, secret) : new KnownDevice("", [], secret);
  }

  /** Has the owner of this e-mail signed in on it before? */
  isOf(email: string): boolean {
    const mark = this.#markOf(email);
    return this.#marks.some((known) => isSameText(known, mark));
  }

  /** The cookie that keeps it for a year; with a mark of whoever has signed in on it now. */
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

/** HMAC of a text, 132 bits as 22 characters. */
function sign(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("base64url").slice(0, 22);
}

/** Both have 22 characters: `COOKIE_FORMAT` has checked what the browser sent. */
function isSameText(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

function randomToken(): string {
  return randomBytes(17).toString("base64url").slice(0, 22);
}
