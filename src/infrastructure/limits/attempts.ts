/** Whether one more try is allowed; if not, `retryAfter` says in how many seconds it is. */
export type Try = { allowed: boolean; retryAfter: number | null };

/** Counts tries per key in a window of time: in this process, or for all instances in Redis. */
export type Attempts = {
  /** Takes one try of `max` within `seconds` from the first. A try that is refused is not counted. */
  take(key: string, max: number, seconds: number): Promise<Try>;
  /** How many tries of this key are used in its window. Starts no window. */
  used(key: string): Promise<number>;
  /** Gives a try back that turned out to be right. A key without any is forgotten: its next try starts a window. */
  giveBack(key: string): Promise<void>;
};
