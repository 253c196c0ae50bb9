import type { RateLimiter, RateLimitResult } from "./rate-limiter.ts";

type Window = { used: number; until: number };

/** Above this many keys, expired ones are swept at most every 5 s: a sweep visits every key. */
const SWEEP_AT = 50_000;
const SWEEP_EVERY_MS = 5_000;
/** Limit of keys of all kinds together. */
const MAX_KEYS = 200_000;
/** Oldest keys evicted at once. One at a time is slow: a Map skips all deleted keys to find its first. */
const EVICTION_BATCH = 1_000;

/**
 * A rate limiter for one instance. When memory is full, the largest kind (a key's text before the colon, never user
 * input) loses its oldest keys, so that a flood of one kind evicts no key of another.
 */
export class MemoryRateLimiter implements RateLimiter {
  /** Each kind holds its keys in the order in which their windows started. */
  readonly #kinds = new Map<string, Map<string, Window>>();
  readonly #now: () => number;
  #size = 0;
  #sweptAt = Number.NEGATIVE_INFINITY;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  async take(key: string, max: number, seconds: number): Promise<RateLimitResult> {
    const now = this.#now();
    const count = this.#activeWindow(key, now) ?? this.#startWindow(key, now, seconds);
    if (count.used >= max) return { allowed: false, retryAfter: Math.ceil((count.until - now) / 1000) };
    count.used += 1;
    return { allowed: true, retryAfter: null };
  }

  async used(key: string): Promise<number> {
    return this.#activeWindow(key, this.#now())?.used ?? 0;
  }

  async giveBack(key: string): Promise<void> {
    const count = this.#kindOf(key).get(key);
    if (!count) return;
    count.used -= 1;
    // Unused keys would evict others.
    if (count.used === 0) this.#delete(key);
  }

  #activeWindow(key: string, now: number): Window | undefined {
    const count = this.#kindOf(key).get(key);
    return count && count.until > now ? count : undefined;
  }

  #startWindow(key: string, now: number, seconds: number): Window {
    const count = { used: 0, until: now + seconds * 1000 };
    // Removed first, so that the kind stays ordered by start of window.
    this.#delete(key);
    if (this.#size >= SWEEP_AT && now - this.#sweptAt >= SWEEP_EVERY_MS) this.#sweep(now);
    if (this.#size >= MAX_KEYS) this.#evictOldest();
    this.#kindOf(key).set(key, count);
    this.#size += 1;
    return count;
  }

  #kindOf(key: string): Map<string, Window> {
    const end = key.indexOf(":");
    const name = end === -1 ? "" : key.slice(0, end);
    const kind = this.#kinds.get(name) ?? new Map();
    this.#kinds.set(name, kind);
    return kind;
  }

  #delete(key: string): void {
    if (this.#kindOf(key).delete(key)) this.#size -= 1;
  }

  #evictOldest(): void {
    let largest = new Map<string, Window>();
    for (const kind of this.#kinds.values()) if (kind.size > largest.size) largest = kind;
    const enough = this.#size - EVICTION_BATCH;
    for (const key of largest.keys()) {
      if (this.#size <= enough) return;
      this.#delete(key);
    }
  }

  #sweep(now: number): void {
    this.#sweptAt = now;
    for (const kind of this.#kinds.values())
      for (const [key, count] of kind) if (count.until <= now) this.#delete(key);
  }
}
