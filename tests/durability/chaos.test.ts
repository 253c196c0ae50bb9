import { expect, test } from "vitest";
import { SHORT } from "../chaos/plans.ts";
import { runChaos } from "../chaos/run.ts";
import { sharedSetup } from "../chaos/setup.ts";
import { findFailures, formatReport } from "../chaos/verdict.ts";

/** The short form of `npm run chaos`; `CHAOS_SEED` repeats a run's wishes and faults. */
test.each(SHORT)(
  "a shop on %s that is killed while all around it fails loses no order and no paisa",
  async (database, plan) => {
    const seed = Number(process.env.CHAOS_SEED || Date.now() % 1_000_000_000);
    const grounds = await sharedSetup(database);
    try {
      const report = await runChaos(grounds, { ...plan, seed }, () => {});
      process.stdout.write(`CHAOS_SEED=${seed}\n${formatReport(report)}\n`);
      expect(findFailures(report)).toEqual([]);
    } finally {
      await grounds.remove();
    }
  },
  300_000,
);

test.each([
  ["PostgreSQL without a restart of it", 0, ["The database was not restarted."]],
  ["PostgreSQL with one", 1, []],
  ["an embedded database", null, []],
])("a run on %s is judged by that too", (_on, databaseRestarts, faults) => {
  const looks = [{ jobs: 0, webhooks: 0, unpaid: 0, payments: 0, rechecks: 0, refunds: 0, mails: 0 }];
  const report = { counts: new Map(), kills: 1, databaseRestarts, looks, checks: [] };
  expect(findFailures({ ...report, seconds: { storm: 1, rest: 1 } })).toEqual(faults);
});
