export const MOST_TRIES = 5;
const FIRST_MS = 125;

/**
 * Wait before the next try: 125 ms, doubling. Jitter keeps thousands of browsers from coming back at once after an
 * outage.
 */
export function retryDelay(failures: number, random: () => number = Math.random): number {
  return FIRST_MS * 2 ** (failures - 1) * (0.75 + random() / 2);
}
