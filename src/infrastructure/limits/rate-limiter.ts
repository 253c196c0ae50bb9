/** Whether the attempt is allowed; if not, `retryAfter` is the wait in seconds. */
export type RateLimitResult = { allowed: boolean; retryAfter: number | null };

/** Counts attempts per key and window of time: in this process, or in Redis for all instances. */
export type RateLimiter = {
  /** Takes one of `max` attempts in a window of `seconds` from the first. Refused attempts do not count. */
  take(key: string, max: number, seconds: number): Promise<RateLimitResult>;
  /** The attempts used in the key's current window. Starts no window. */
  used(key: string): Promise<number>;
  /** Returns an attempt that need not count. Without any attempt left the window ends. */
  giveBack(key: string): Promise<void>;
};
