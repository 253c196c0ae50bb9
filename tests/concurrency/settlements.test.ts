import { expect, test } from "vitest";
import type { Tx } from "../../src/infrastructure/database/db.ts";
import { paise } from "../../src/shop/basics/money.ts";
import { importSettlements } from "../../src/shop/payments/import-settlements.ts";
import { insertLines, insertSettlements } from "../../src/shop/payments/settlements.queries.ts";
import { testPostgres } from "../support/database.ts";
import { openTestAppFor } from "../support/open-test-app-for.ts";
import { testSession } from "../support/session.ts";
import type { TestApp } from "../support/test-app.ts";
import { untilWaiting } from "../support/until-waiting.ts";

let testApp: TestApp;
openTestAppFor((opened) => {
  testApp = opened;
}, testPostgres);

const accountant = testSession({ userId: "anil", name: "Anil", roles: ["accountant"] });
const HEADER =
  "type,entity_id,amount,currency,fee,tax,debit,credit,created_at,settlement_id,settled_at,settlement_utr";

/** Imports lines, given as payment and settlement, and says how it ended. */
async function send(...lines: [payment: string, settlement: string][]): Promise<string> {
  const rows = lines.map(
    ([payment, settlement]) =>
      `payment,pay_${payment},1000,INR,24,4,0,976,1796000000,setl_${settlement},1796200000,UTR`,
  );
  const bytes = new TextEncoder().encode([HEADER, ...rows].join("\n")) as Uint8Array<ArrayBuffer>;
  const sent = await importSettlements(testApp.services, {
    ...{ fileName: "recon.csv", bytes, staff: accountant },
  });
  return sent.ok ? `${sent.value.added} added` : sent.code;
}

/** Starts imports while another transaction has a row of both, and lets them go on when all of them wait. */
async function heldUp(hold: (tx: Tx) => Promise<unknown>, start: () => Promise<string>[]): Promise<string[]> {
  let imports: Promise<string>[] = [];
  const over = new Error("the other transaction is rolled back");
  const other = testApp.db.transaction(async (tx) => {
    await hold(tx);
    imports = start();
    await untilWaiting(testApp, { count: imports.length });
    throw over;
  });
  await expect(other).rejects.toBe(over);
  return (await Promise.all(imports)).sort();
}

const payout = (settlementId: string) => ({
  settlementId,
  utr: "UTR",
  settledAt: new Date(1_796_200_000_000),
});

test("two reports with the same settlements in opposite orders are both imported, without deadlock", async () => {
  const ended = await heldUp(
    (tx) => insertSettlements(tx, "razorpay", [payout("setl_M")]),
    () => [send(["1", "A"], ["2", "M"], ["3", "Z"]), send(["3", "Z"], ["2", "M"], ["1", "A"])],
  );
  expect(ended).toEqual(["0 added", "3 added"]);
});

test("two reports with the same lines in other settlements: one is imported, the other refused", async () => {
  const held = {
    ...{ kind: "payment", entityId: "pay_M", settlementId: "setl_Held", occurredAt: new Date() },
    ...{ amount: paise(1), fee: paise(0), tax: paise(0), debit: paise(0), credit: paise(1) },
  };
  const ended = await heldUp(
    async (tx) => {
      await insertSettlements(tx, "razorpay", [payout("setl_Held")]);
      await insertLines(tx, [{ ...held, utr: "", settledAt: new Date() }]);
    },
    () => [send(["B", "One"], ["M", "One"], ["Y", "One"]), send(["Y", "Two"], ["M", "Two"], ["B", "Two"])],
  );
  expect(ended).toEqual(["3 added", "report-wrong"]);
});
