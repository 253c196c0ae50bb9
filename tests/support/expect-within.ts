import { expect, test } from "./journey.ts";

/**
 * Expects that something is seen sooner than a limit of the shop, and notes the time in the report. `happens` waits in
 * the page (`waitFor`): `expect` asks only once a second after the first ones.
 */
export async function expectWithin(ms: number, what: string, happens: () => Promise<void>): Promise<void> {
  const from = performance.now();
  await happens();
  const took = Math.round(performance.now() - from);
  test.info().annotations.push({ type: what, description: `${took} ms` });
  expect(took, `${what}, in ms`).toBeLessThan(ms);
}
