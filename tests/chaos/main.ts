import { LONG } from "./plans.ts";
import { runChaos } from "./run.ts";
import { ownSetup } from "./setup.ts";
import { findFailures, formatReport } from "./verdict.ts";

/** `npm run chaos`: the long run, on both databases. `CHAOS_SEED` repeats a run's wishes and faults. */
const say = (line: string) => process.stdout.write(`${line}\n`);
const seed = Number(process.env.CHAOS_SEED || Date.now() % 1_000_000_000);
if (!Number.isSafeInteger(seed)) throw new Error("CHAOS_SEED takes a whole number");
const faults: string[] = [];

for (const [database, plan] of LONG) {
  say(`\n── Chaos on ${database}, CHAOS_SEED=${seed}`);
  const setup = await ownSetup(database);
  try {
    const report = await runChaos(setup, { ...plan, seed }, say);
    say(formatReport(report));
    faults.push(...findFailures(report).map((fault) => `${database}: ${fault}`));
  } finally {
    await setup.remove();
  }
}
for (const fault of faults) say(`✗ ${fault}`);
if (faults.length === 0) say("\n✓ Every promise was kept.");
process.exit(faults.length > 0 ? 1 : 0);
