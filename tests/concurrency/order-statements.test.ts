import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../src/infrastructure/database/open-database.ts";
import { testPostgres } from "../support/database.ts";
import { recordStatements } from "../support/record-statements.ts";
import { anOrder, pay } from "../support/test-app.ts";
import { openWholeShop, orderOf, soon, type WholeShop } from "../support/whole-shop.ts";

let database: OpenDatabase;
let statementsOf: ReturnType<typeof recordStatements>;
let shop: WholeShop;

beforeAll(async () => {
  database = await testPostgres();
  statementsOf = recordStatements(database);
  shop = await openWholeShop(database);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

/** The shop's own statements: not those of the payment sandbox, and of the tests' job queue only the insert of a job. */
const isShops = (text: string) => !text.includes('"sandbox_') && !text.startsWith("delete from test_jobs");

/**
 * Exact, so that a change that adds statements is noticed. A job costs two more, to fetch and to complete it. With
 * SHOW_STATEMENTS=1 the statements are printed.
 */
test("a paid order takes 41 statements, in 3 transactions and 1 job", async () => {
  await orderOf(shop, await shop.person("first"));
  await shop.testApp.work();
  const asha = await shop.person("asha");
  const body = { ...anOrder("asha", { deliveryDate: soon() }), email: asha.email };
  const counts: Record<string, { statements: number; transactions: number; jobs: number }> = {};
  const count = async (step: string, work: () => Promise<unknown>) => {
    const texts = (await statementsOf(work)).filter(isShops);
    if (process.env.SHOW_STATEMENTS) process.stdout.write(`${[`-- ${step}`, ...texts].join("\n")}\n`);
    counts[step] = {
      statements: texts.length,
      transactions: texts.filter((text) => text.startsWith("begin")).length,
      jobs: texts.filter((text) => text.startsWith("insert into test_jobs")).length,
    };
  };
  let gatewayOrderId = "";
  await count("place the order", async () => {
    const created = await asha.send({ method: "POST", url: "/api/payment/create-order", body });
    gatewayOrderId = JSON.parse(created.text).data.razorpayOrder.id;
  });
  const signedPayment = (await pay(shop.testApp, gatewayOrderId)).body;
  await count("verify the payment", async () => {
    const verified = await asha.send({
      method: "POST",
      url: "/api/payment/verify-payment",
      body: signedPayment,
    });
    expect(JSON.parse(verified.text).data.paid).toBe(true);
  });
  const webhooks = await shop.testApp.webhooks(gatewayOrderId);
  expect(webhooks.map(({ event }) => event)).toEqual(["payment.captured", "order.paid"]);
  await count("receive two webhooks", async () => {
    for (const webhook of webhooks) await webhook.deliver();
  });
  await count("run the jobs", () => shop.testApp.work());
  expect(counts).toEqual({
    "place the order": { statements: 12, transactions: 1, jobs: 0 },
    "verify the payment": { statements: 11, transactions: 1, jobs: 1 },
    "receive two webhooks": { statements: 2, transactions: 0, jobs: 0 },
    "run the jobs": { statements: 16, transactions: 1, jobs: 0 },
  });
});
