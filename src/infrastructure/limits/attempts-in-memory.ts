import type { Attempts, Try } from "./attempts.ts";

type Count = { used: number; until: number };

/** Above so many keys those that ran out are swept, but not more often than this: a sweep looks at every key. */
const SWEEP_AT = 50_000;
const SWEEP_EVERY_MS = 5_000;
/** Never more keys than this, of all kinds together. */
const MOST_KEYS = 200_000;
/** Oldest keys dropped at once when memory is full. One at a time is slow: a Map skips all deleted keys to find its first. */
const EVICTED_AT_ONCE = 1_000;

/**
 * One instance of the shop counts for itself. Keys have kinds: the text before their first colon, which is never
 * anybody's input. When memory is full, the largest kind forgets its oldest keys, so a flood of one kind (addresses that
 * codes are mailed to) erases no key of another (locks of accounts).
 */
export class AttemptsInMemory implements Attempts {
  /** Each kind holds its keys in the order in which their windows started. */
  readonly #kinds = new Map<string, Map<string, Count>>();
  readonly #now: () => number;
  #size = 0;
  #sweptAt = Number.NEGATIVE_INFINITY;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  async take(key: string, max: number, seconds: number): Promise<Try> {
    const now = this.#now();
    const count = this.#standing(key, now) ?? this.#start(key, now, seconds);
    if (count.used >= max) return { allowed: false, retryAfter: Math.ceil((count.until - now) / 1000) };
    count.used += 1;
    return { allowed: true, retryAfter: null };
  }

  async used(key: string): Promise<number> {
    return this.#standing(key, this.#now())?.used ?? 0;
  }

  async giveBack(key: string): Promise<void> {
    const count = this.#kindOf(key).get(key);
    if (!count) return;
    count.used -= 1;
    // Else keys that nobody has used up anything of would push out others.
    if (count.used === 0) this.#forget(key);
  }

  #standing(key: string, now: number): Count | undefined {
    const count = this.#kindOf(key).get(key);
    return count && count.until > now ? count : undefined;
  }

  #start(key: string, now: number, seconds: number): Count {
    const count = { used: 0, until: now + seconds * 1000 };
    // Taken out first, so that its kind stays in the order in which windows started.
    this.#forget(key);
    if (this.#size >= SWEEP_AT && now - this.#sweptAt >= SWEEP_EVERY_MS) this.#sweep(now);
    if (this.#size >= MOST_KEYS) this.#forgetOldest();
    this.#kindOf(key).set(key, count);
    this.#size += 1;
    return count;
  }

  #kindOf(key: string): Map<string, Count> {
    const end = key.indexOf(":");
    const name = end === -1 ? "" : key.slice(0, end);
    const kind = this.#kinds.get(name) ?? new Map();
    this.#kinds.set(name, kind);
    return kind;
  }

  #forget(key: string): void {
    if (this.#kindOf(key).delete(key)) this.#size -= 1;
  }

  #forgetOldest(): void {
    let largest = new Map<string, Count>();
    for (const kind of this.#kinds.values()) if (kind.size > largest.size) largest = kind;
    const enough = this.#size - EVICTED_AT_ONCE;
    for (const key of largest.keys()) {
      if (this.#size <= enough) return;
      this.#forget(key);
    }
  }

  #sweep(now: number): void {
    this.#sweptAt = now;
    for (const kind of this.#kinds.values())
      for (const [key, count] of kind) if (count.until <= now) this.#forget(key);
  }
}
