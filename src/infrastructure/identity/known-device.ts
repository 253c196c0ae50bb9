import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const NAME = "shop.device";
const FORM = /^[\w-]{22}(~[\w-]{22}){0,5}$/;
/** Whole families share a browser, seldom more. */
const MOST_OWNERS = 5;
const YEAR = 365 * 24 * 60 * 60;

/**
 * A browser that has been here: a random number, and a mark for each account whose owner signed in on it. It signs
 * nobody in; it only keeps strangers' wrong tries apart from the owner's own.
 */
export class KnownDevice {
  readonly id: string;
  /** It came without our cookie. */
  readonly isNew: boolean;
  readonly #marks: string[];
  readonly #secret: string;

  private constructor(id: string, marks: string[], secret: string) {
    this.isNew = id === "";
    this.id = this.isNew ? token() : id;
    this.#marks = marks;
    this.#secret = secret;
  }

  /** The device of these cookies, or a new one. */
  static of(cookies: string | null, secret: string): KnownDevice {
    const sent = new RegExp(`(?:^|;\\s*)${NAME}=([^;]*)`).exec(cookies ?? "")?.[1] ?? "";
    const [id = "", ...marks] = FORM.test(sent) ? sent.split("~") : [];
    return new KnownDevice(id, marks, secret);
  }

  /** Has the owner of this e-mail signed in on it before? */
  isOf(email: string): boolean {
    const mark = Buffer.from(this.#markOf(email));
    return this.#marks.some((one) => timingSafeEqual(Buffer.from(one), mark));
  }

  /** The cookie that keeps it for a year; with a mark of whoever has signed in on it now. */
  cookie({ owner, secure }: { owner: string | null; secure: boolean }): string {
    const mark = owner === null ? [] : [this.#markOf(owner)];
    const marks = [...new Set([...mark, ...this.#marks])].slice(0, MOST_OWNERS);
    const value = [this.id, ...marks].join("~");
    return `${NAME}=${value}; Max-Age=${YEAR}; Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
  }

  #markOf(email: string): string {
    return createHmac("sha256", this.#secret)
      .update(`device:${this.id}:${email}`)
      .digest("base64url")
      .slice(0, 22);
  }
}

function token(): string {
  return randomBytes(17).toString("base64url").slice(0, 22);
}
