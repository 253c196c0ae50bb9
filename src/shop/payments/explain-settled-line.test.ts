import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testSession } from "../../../tests/support/session.ts";
import { accountant, aLine, changed, openSettlementsFor } from "../../../tests/support/settlement-reports.ts";
import type { TestApp } from "../../../tests/support/test-app.ts";
import { settlementFile } from "../../sandbox/settlement-file.ts";
import type { Session } from "../accounts/identity.ts";
import { auditEntries } from "../audit/audit.tables.ts";
import { parseCsv, writeCsv } from "../basics/csv.ts";
import { explainSettledLine } from "./explain-settled-line.ts";
import { countOpenDifferences } from "./settlements.reads.ts";

const otherAccountant: Session = { ...accountant, userId: "ravi", name: "Ravi", email: "ravi@example.com" };
let testApp: TestApp;
const { paidOrder, days, report, send, linesOf } = openSettlementsFor((opened) => {
  testApp = opened;
});

test("what differs from the shop's books is shown, and closed by an explanation", async () => {
  const order = await paidOrder();
  days(3);
  const text = await report();
  const id = /setl_\w+/.exec(text)?.[0] ?? "";
  const adjustment = ["adjustment", "adj_1", "50.00", "INR", "0", "0", "50.00", "0"];
  const unknown = ["payment", "pay_Unknown1", "10.00", "INR", "0.20", "0.04", "0", "9.76"];
  const rest = (parseCsv(text)[1] ?? []).slice(8);
  const more = writeCsv([adjustment, unknown].map((cells) => [...cells, ...rest]));
  await send(changed(changed(text, "amount", "700.00"), "credit", "683.03") + more);
  expect((await linesOf(id)).map(({ entityId, state }) => [entityId, state]).sort()).toEqual(
    [
      [order.payId, "amount differs"],
      ["adj_1", "adjustment"],
      ["pay_Unknown1", "unknown"],
    ].sort(),
  );
  expect(await countOpenDifferences(testApp.services)).toBe(3);
  const line = { settlementId: id, entityId: "adj_1", kind: "adjustment", staff: accountant, seen: "" };
  const explanation = "Chargeback of October";
  expect(await explainSettledLine(testApp.services, { ...line, explanation })).toMatchObject({ ok: true });
  expect(await countOpenDifferences(testApp.services)).toBe(2);
  const care = testSession({ roles: ["care"] });
  for (const refused of [{ staff: care }, { settlementId: "setl_Other" }, { entityId: "adj_2" }])
    expect(await explainSettledLine(testApp.services, { ...line, explanation, ...refused })).toMatchObject({
      ok: false,
    });
  const again = { ...line, explanation: "", seen: explanation };
  expect(await explainSettledLine(testApp.services, again)).toMatchObject({ ok: true });
  expect(await countOpenDifferences(testApp.services)).toBe(3);
});

test("an explanation does not overwrite one that its writer has not seen", async () => {
  await send(settlementFile([aLine("pay_1")]));
  const line = { settlementId: "setl_1", entityId: "pay_1", kind: "payment" };
  const explain = (explanation: string, seen: string, staff = accountant) =>
    explainSettledLine(testApp.services, { ...line, explanation, seen, staff });
  const [one, other] = await Promise.all([
    explain("Our other shop", ""),
    explain("A test payment", "", otherAccountant),
  ]);
  expect([one.ok, other.ok].sort()).toEqual([false, true]);
  const [stored, by, late] = one.ok
    ? ["Our other shop", "Anil", otherAccountant]
    : ["A test payment", "Ravi", accountant];
  const details = { by, at: testApp.services.clock(), explanation: stored };
  expect(one.ok ? other : one).toMatchObject({ code: "line-explained", details });
  expect(await explain("", "Something older", late)).toMatchObject({ code: "line-explained" });
  expect(await linesOf("setl_1")).toMatchObject([{ explanation: stored }]);
  // The same sent twice is no conflict, and stands in the log once, beside the import.
  expect(await explain(stored, "")).toMatchObject({ ok: true });
  expect(await testApp.db.$count(auditEntries, eq(auditEntries.subject, "settlement"))).toBe(2);
  expect(await explain("", stored)).toMatchObject({ ok: true });
  expect(await linesOf("setl_1")).toMatchObject([{ explanation: null }]);
});

test("a line that one person explains from two pages has the later explanation", async () => {
  await send(settlementFile([aLine("pay_1"), aLine("pay_2")]));
  const explain = (entityId: string, explanation: string, staff: Session) =>
    explainSettledLine(testApp.services, {
      ...{ settlementId: "setl_1", entityId, kind: "payment", seen: "" },
      ...{ explanation, staff },
    });
  expect(await explain("pay_1", "Our other shop", accountant)).toMatchObject({ ok: true });
  // Another person may have explained another line: that is no reason to refuse.
  expect(await explain("pay_2", "A test payment", otherAccountant)).toMatchObject({ ok: true });
  expect(await explain("pay_1", "Our shop in Pune", accountant)).toMatchObject({ ok: true });
  expect(await linesOf("setl_1")).toMatchObject([
    { explanation: "Our shop in Pune" },
    { explanation: "A test payment" },
  ]);
  const program = { ...accountant, token: { id: randomUUID(), name: "Books" } };
  expect(await explain("pay_1", "By a program", program)).toMatchObject({ details: { by: "Anil" } });
});

test("lines of one id and of different kinds have authors of their own", async () => {
  await send(settlementFile([aLine("pay_1"), { ...aLine("pay_1"), type: "refund" }]));
  const explain = (kind: string, explanation: string, staff: Session) =>
    explainSettledLine(testApp.services, {
      ...{ settlementId: "setl_1", entityId: "pay_1", kind, seen: "" },
      ...{ explanation, staff },
    });
  expect(await explain("payment", "Our other shop", otherAccountant)).toMatchObject({ ok: true });
  expect(await explain("refund", "Chargeback", accountant)).toMatchObject({ ok: true });
  expect(await explain("payment", "A test payment", accountant)).toMatchObject({
    ...{ code: "line-explained", details: { by: "Ravi", explanation: "Our other shop" } },
  });
});
