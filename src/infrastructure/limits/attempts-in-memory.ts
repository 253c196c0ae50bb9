import type { Attempts, Try } from "./attempts.ts";

type Count = { used: number; until: number };

/** Forgotten keys are swept when this many are known. */
const SWEEP_AT = 50_000;

/** One instance of the shop counts for itself. */
export class AttemptsInMemory implements Attempts {
  readonly #counts = new Map<string, Count>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  async take(key: string, max: number, seconds: number): Promise<Try> {
    const now = this.#now();
    if (this.#counts.size > SWEEP_AT) this.#sweep(now);
    const standing = this.#counts.get(key);
    const count = standing && standing.until > now ? standing : { used: 0, until: now + seconds * 1000 };
    if (count.used >= max) return { allowed: false, retryAfter: Math.ceil((count.until - now) / 1000) };
    count.used += 1;
    this.#counts.set(key, count);
    return { allowed: true, retryAfter: null };
  }

  async giveBack(key: string): Promise<void> {
    const count = this.#counts.get(key);
    if (count && count.used > 0) count.used -= 1;
  }

  #sweep(now: number): void {
    for (const [key, count] of this.#counts) if (count.until <= now) this.#counts.delete(key);
  }
}
