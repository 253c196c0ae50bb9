import { createClient } from "@redis/client";
import type { Log } from "../logging/log.ts";
import type { Attempts, Try } from "./attempts.ts";
import { AttemptsInMemory } from "./attempts-in-memory.ts";

/** Counts in one step, so that no instance reads what another is about to write. Answers ms to wait, or 0. */
const TAKE = `
local used = tonumber(redis.call("get", KEYS[1]) or "0")
if used >= tonumber(ARGV[1]) then return math.max(redis.call("pttl", KEYS[1]), 1) end
if redis.call("incr", KEYS[1]) == 1 then redis.call("pexpire", KEYS[1], ARGV[2]) end
return 0`;
const USED = `return tonumber(redis.call("get", KEYS[1]) or "0")`;
/** A key that ran out meanwhile must not come back below zero and without an end. A key without tries is deleted. */
const GIVE_BACK = `
local used = tonumber(redis.call("get", KEYS[1]) or "0")
if used > 1 then redis.call("decr", KEYS[1]) elseif used == 1 then redis.call("del", KEYS[1]) end
return 0`;
const PREFIX = "shop:tries:";
const CONNECT_WITHIN = 2_000;
/** A Redis that hangs must not make sign-in hang: after this long it counts as away, and for so long it isn't asked. */
const ANSWER_WITHIN = 250;
const LEFT_ALONE_FOR = 2_000;

type Client = ReturnType<typeof clientOf>;

function clientOf(url: string) {
  return createClient({ url, disableOfflineQueue: true, socket: { connectTimeout: CONNECT_WITHIN } });
}

/**
 * All instances count together. While Redis is away each counts for itself: a limit that is too generous for a
 * while is better than a shop in which nobody can sign in.
 */
export class AttemptsInRedis implements Attempts {
  readonly #client: Client;
  readonly #here = new AttemptsInMemory();
  #askedAgainAt = 0;

  private constructor(client: Client) {
    this.#client = client;
  }

  /** Connects, and again whenever the connection breaks. Does not wait for a Redis that is away. */
  static async open(url: string, log: Log): Promise<AttemptsInRedis> {
    const client = clientOf(url);
    let away = false;
    client.on("error", (error) => {
      if (!away) log.warn({ err: error }, "Redis is away: limits count per instance until it is back");
      away = true;
    });
    client.on("ready", () => {
      away = false;
    });
    const connected = client.connect().catch(() => {});
    await Promise.race([connected, new Promise((done) => client.once("error", done))]);
    return new AttemptsInRedis(client);
  }

  async take(key: string, max: number, seconds: number): Promise<Try> {
    const wait = await this.#run(TAKE, key, [String(max), String(seconds * 1000)]);
    if (wait === null) return this.#here.take(key, max, seconds);
    return wait === 0
      ? { allowed: true, retryAfter: null }
      : { allowed: false, retryAfter: Math.ceil(wait / 1000) };
  }

  async used(key: string): Promise<number> {
    return (await this.#run(USED, key, [])) ?? this.#here.used(key);
  }

  async giveBack(key: string): Promise<void> {
    if ((await this.#run(GIVE_BACK, key, [])) === null) await this.#here.giveBack(key);
  }

  close(): void {
    this.#client.destroy();
  }

  /** What the script answers; null when Redis can't be asked. */
  async #run(script: string, key: string, values: string[]): Promise<number | null> {
    if (!this.#client.isReady || performance.now() < this.#askedAgainAt) return null;
    const asked = this.#client.eval(script, { keys: [`${PREFIX}${key}`], arguments: values }).then(Number);
    // The client's own timeout ends when a command is sent, not when it is answered.
    const { promise: late, resolve } = Promise.withResolvers<null>();
    const timer = setTimeout(() => {
      this.#askedAgainAt = performance.now() + LEFT_ALONE_FOR;
      resolve(null);
    }, ANSWER_WITHIN);
    return Promise.race([asked.catch(() => null), late]).finally(() => clearTimeout(timer));
  }
}
