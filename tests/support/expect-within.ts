import { expect, test } from "./journey.ts";

/**
 * Expects something as soon as the shop promises, and notes the time in the report; a machine that runs all tests may
 * be half as fast. `happens` waits in the page (`waitFor`): `expect` soon asks only once a second.
 */
export async function expectWithin(ms: number, what: string, happens: () => Promise<void>): Promise<void> {
  const from = performance.now();
  await happens();
  const took = Math.round(performance.now() - from);
  test.info().annotations.push({ type: what, description: `${took} ms` });
  expect(took, `${what}, in ms`).toBeLessThan(2.5 * ms);
}
