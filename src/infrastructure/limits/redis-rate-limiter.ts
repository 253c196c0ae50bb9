import { createClient } from "@redis/client";
import type { Log } from "../logging/log.ts";
import { MemoryRateLimiter } from "./memory-rate-limiter.ts";
import type { RateLimiter, RateLimitResult } from "./rate-limiter.ts";

/** Counts atomically over all instances. Returns the ms to wait, or 0. */
const TAKE = `
local used = tonumber(redis.call("get", KEYS[1]) or "0")
if used >= tonumber(ARGV[1]) then return math.max(redis.call("pttl", KEYS[1]), 1) end
if redis.call("incr", KEYS[1]) == 1 then redis.call("pexpire", KEYS[1], ARGV[2]) end
return 0`;
const USED = `return tonumber(redis.call("get", KEYS[1]) or "0")`;
/** An expired key must not return with a negative count and no expiry. A count of 0 deletes the key. */
const GIVE_BACK = `
local used = tonumber(redis.call("get", KEYS[1]) or "0")
if used > 1 then redis.call("decr", KEYS[1]) elseif used == 1 then redis.call("del", KEYS[1]) end
return 0`;
const PREFIX = "shop:tries:";
const CONNECT_TIMEOUT_MS = 2_000;
/**
 * A hanging Redis must not block sign-in: after this many ms without reply it counts as down, and is not used for
 * `PAUSE_MS`.
 */
const REPLY_TIMEOUT_MS = 250;
const PAUSE_MS = 2_000;

type Client = ReturnType<typeof createRedisClient>;

function createRedisClient(url: string) {
  return createClient({ url, disableOfflineQueue: true, socket: { connectTimeout: CONNECT_TIMEOUT_MS } });
}

/**
 * A rate limiter for all instances together. While Redis is down each counts alone: generous limits are better than a
 * shop without sign-in.
 */
export class RedisRateLimiter implements RateLimiter {
  readonly #client: Client;
  readonly #fallback = new MemoryRateLimiter();
  #pausedUntil = 0;

  private constructor(client: Client) {
    this.#client = client;
  }

  /** Connects, and reconnects whenever the connection breaks. Does not wait for a Redis that is down. */
  static async open(url: string, log: Log): Promise<RedisRateLimiter> {
    const client = createRedisClient(url);
    let isAway = false;
    client.on("error", (error) => {
      if (!isAway) log.warn({ err: error }, "Redis is away: limits count per instance until it is back");
      isAway = true;
    });
    client.on("ready", () => {
      isAway = false;
    });
    const connected = client.connect().catch(() => {});
    await Promise.race([connected, new Promise((done) => client.once("error", done))]);
    return new RedisRateLimiter(client);
  }

  async take(key: string, max: number, seconds: number): Promise<RateLimitResult> {
    const wait = await this.#run(TAKE, key, [String(max), String(seconds * 1000)]);
    if (wait === null) return this.#fallback.take(key, max, seconds);
    return wait === 0
      ? { allowed: true, retryAfter: null }
      : { allowed: false, retryAfter: Math.ceil(wait / 1000) };
  }

  async used(key: string): Promise<number> {
    return (await this.#run(USED, key, [])) ?? this.#fallback.used(key);
  }

  async giveBack(key: string): Promise<void> {
    if ((await this.#run(GIVE_BACK, key, [])) === null) await this.#fallback.giveBack(key);
  }

  close(): void {
    this.#client.destroy();
  }

  /** The script's result. Null if Redis can't be used. */
  async #run(script: string, key: string, values: string[]): Promise<number | null> {
    if (!this.#client.isReady || performance.now() < this.#pausedUntil) return null;
    const reply = this.#client.eval(script, { keys: [`${PREFIX}${key}`], arguments: values }).then(Number);
    // The client's own timeout covers sending a command, not its reply.
    const { promise: timeout, resolve } = Promise.withResolvers<null>();
    const timer = setTimeout(() => {
      this.#pausedUntil = performance.now() + PAUSE_MS;
      resolve(null);
    }, REPLY_TIMEOUT_MS);
    return Promise.race([reply.catch(() => null), timeout]).finally(() => clearTimeout(timer));
  }
}
