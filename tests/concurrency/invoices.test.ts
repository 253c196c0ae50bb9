import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { invoices } from "../../src/shop/invoices/invoices.tables.ts";
import { issueInvoice } from "../../src/shop/invoices/issue-invoice.ts";
import { testPostgres } from "../support/database.ts";
import { openTestAppFor } from "../support/open-test-app-for.ts";
import { paidOrder } from "../support/paid-order.ts";
import type { TestApp } from "../support/test-app.ts";

let testApp: TestApp;

openTestAppFor((opened) => {
  testApp = opened;
}, testPostgres);

const issued = () => testApp.db.select().from(invoices).orderBy(asc(invoices.sequence));

test("thirty orders invoiced at once, each by three at a time, get the numbers 1 to 30 once each", async () => {
  const uuids: string[] = [];
  for (let index = 0; index < 30; index++) {
    // A slot has 20 places.
    const deliveryDate = index < 15 ? "2026-11-23" : "2026-11-24";
    uuids.push(await paidOrder(testApp, await testApp.customer(`rush${index}`), { deliveryDate }));
  }
  await testApp.deleteJobs();
  const replies = await Promise.all(
    [...uuids, ...uuids, ...uuids].map((orderId) => issueInvoice(testApp.services, { orderId })),
  );
  expect(replies.filter(({ ok }) => !ok)).toEqual([]);
  const numbers = await issued();
  expect(numbers.map(({ number }) => number)).toEqual(
    uuids.map((_, index) => `J07/2627/${String(index + 1).padStart(6, "0")}`),
  );
  expect(new Set(numbers.map(({ orderId }) => orderId))).toEqual(new Set(uuids));
});

test("a failure among many leaves no gap in the numbers", async () => {
  const uuids: string[] = [];
  for (let index = 0; index < 10; index++)
    uuids.push(
      await paidOrder(testApp, await testApp.customer(`gap${index}`), { deliveryDate: "2026-11-25" }),
    );
  await testApp.deleteJobs();
  const broken = uuids[4] ?? "";
  await testApp.db.execute(`
    create function fail_one() returns trigger language plpgsql as $$
    begin if new.order_id = '${broken}' then raise exception 'the power is off'; end if; return new; end $$;
    create trigger fail_one before insert on invoices for each row execute function fail_one()`);
  const tries = await Promise.allSettled(uuids.map((orderId) => issueInvoice(testApp.services, { orderId })));
  expect(tries.filter(({ status }) => status === "rejected")).toHaveLength(1);
  await testApp.db.execute("drop trigger fail_one on invoices");
  await issueInvoice(testApp.services, { orderId: broken });
  expect((await issued()).map(({ sequence }) => sequence)).toEqual(
    Array.from({ length: 40 }, (_, at) => at + 1),
  );
  expect(await testApp.db.select().from(invoices).where(eq(invoices.orderId, broken))).toHaveLength(1);
});
