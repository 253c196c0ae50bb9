import type { Attempts, Try } from "./attempts.ts";

type Count = { used: number; until: number };

/** Above so many keys those that ran out are swept, but not more often than this: a sweep looks at every key. */
const SWEEP_AT = 50_000;
const SWEEP_EVERY_MS = 5_000;
/** Never more keys than this: the oldest leave. */
const MOST_KEYS = 200_000;

/** One instance of the shop counts for itself. */
export class AttemptsInMemory implements Attempts {
  readonly #counts = new Map<string, Count>();
  readonly #now: () => number;
  #sweptAt = Number.NEGATIVE_INFINITY;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  async take(key: string, max: number, seconds: number): Promise<Try> {
    const now = this.#now();
    const standing = this.#counts.get(key);
    const count = standing && standing.until > now ? standing : this.#start(key, now, seconds);
    if (count.used >= max) return { allowed: false, retryAfter: Math.ceil((count.until - now) / 1000) };
    count.used += 1;
    return { allowed: true, retryAfter: null };
  }

  async giveBack(key: string): Promise<void> {
    const count = this.#counts.get(key);
    if (count && count.used > 0) count.used -= 1;
  }

  #start(key: string, now: number, seconds: number): Count {
    const count = { used: 0, until: now + seconds * 1000 };
    // Taken out first, so that the map stays in the order in which its keys were started.
    this.#counts.delete(key);
    if (this.#counts.size >= SWEEP_AT && now - this.#sweptAt >= SWEEP_EVERY_MS) this.#sweep(now);
    if (this.#counts.size >= MOST_KEYS) this.#counts.delete(this.#counts.keys().next().value ?? "");
    this.#counts.set(key, count);
    return count;
  }

  #sweep(now: number): void {
    this.#sweptAt = now;
    for (const [key, count] of this.#counts) if (count.until <= now) this.#counts.delete(key);
  }
}
