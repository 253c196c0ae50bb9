import { beforeEach, expect, test, vi } from "vitest";
import { openTestAppFor } from "../../tests/support/open-test-app-for.ts";
import { orderRecords, paidOrder } from "../../tests/support/paid-order.ts";
import { readPdf } from "../../tests/support/pdf-text.ts";
import { SATURDAY_MORNING } from "../../tests/support/small-shop.ts";
import { anOrder, type TestApp } from "../../tests/support/test-app.ts";
import { orderToken } from "../shop/orders/order-link.ts";

let testApp: TestApp;

openTestAppFor((opened) => {
  testApp = opened;
});
beforeEach(() => testApp.setClock(SATURDAY_MORNING));

const get = (path: string, who: string | null, remoteAddress = "203.0.113.1") =>
  testApp.app.inject({ url: `/api/orders/${path}`, headers: who ? { "x-who": who } : {}, remoteAddress });

test("the invoice is a file for its customer, the shop's owner and manager and the holder of the link, and 404 for everybody else", async () => {
  const uuid = await paidOrder(testApp, await testApp.customer("asha"));
  const token = orderToken(testApp.services, uuid);
  for (const [who, query] of [
    ["asha", ""],
    ["boss+owner", ""],
    ["deputy+manager", ""],
    [null, `?token=${token}`],
  ] as const) {
    const reply = await get(`${uuid}/invoice.pdf${query}`, who);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="invoice-J07-2627-000001.pdf"',
      "cache-control": "no-store",
    });
    const { says } = readPdf(reply.rawPayload);
    expect([says("J07/2627/000001"), says("Total paid ₹719")]).toEqual([true, true]);
  }
  for (const [who, query] of [
    [null, ""],
    ["ravi", ""],
    ["baker+kitchen", ""],
    ["courier+rider", ""],
    [null, "?token=wrong"],
    ["ravi", `?token=${orderToken(testApp.services, "another")}`],
  ] as const) {
    const reply = await get(`${uuid}/invoice.pdf${query}`, who);
    expect([reply.statusCode, reply.json().code]).toEqual([404, "unknown-order"]);
  }
});

test("before an order is paid there is no invoice, and it says so", async () => {
  await testApp.customer("unpaid");
  const { body } = await testApp.call("unpaid", "POST", "/payment/create-order", anOrder("unpaid"));
  const reply = await get(`${body.data.uuid}/invoice.pdf`, "unpaid");
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({
    success: false,
    code: "not-invoiced",
    message: "There is an invoice once the order is paid.",
  });
});

test("a cancelled order has a credit note once its money is back, for the same people", async () => {
  const uuid = await paidOrder(testApp, await testApp.customer("mala"));
  await testApp.work();
  expect((await get(`${uuid}/credit-notes/1`, "mala")).json()).toMatchObject({ code: "unknown-credit-note" });
  const cancelled = await testApp.call("mala", "POST", `/orders/${uuid}/cancel`, { refund: 719, coins: 0 });
  expect(cancelled.status).toBe(200);
  await testApp.work();
  const { payment } = await orderRecords(testApp, uuid);
  for (const webhook of await testApp.webhooks(payment?.gatewayOrderId ?? "")) await webhook.deliver();
  await testApp.work();
  const reply = await get(`${uuid}/credit-notes/1`, "mala");
  expect(reply.headers["content-disposition"]).toBe('attachment; filename="credit-note-C07-2627-000001.pdf"');
  expect(readPdf(reply.rawPayload).says("You cancelled the order.")).toBe(true);
  expect((await get(`${uuid}/credit-notes/1`, "ravi")).statusCode).toBe(404);
  expect((await get(`${uuid}/credit-notes/2`, "mala")).statusCode).toBe(404);
  expect((await get(`${uuid}/credit-notes/none`, "mala")).statusCode).toBe(400);
});

test("many misses by strangers on a network do not block customers and holders of links there", async () => {
  const office = "198.51.100.9";
  const uuid = await paidOrder(testApp, await testApp.customer("office"));
  const missing = "00000000-0000-4000-8000-000000000000";
  const misses: number[] = [];
  for (let miss = 0; miss < 310; miss += 1)
    misses.push((await get(`${miss % 2 ? uuid : missing}/invoice.pdf`, null, office)).statusCode);
  expect([misses.filter((status) => status === 404).length, misses.at(-1)]).toEqual([300, 429]);
  const token = orderToken(testApp.services, uuid);
  for (const part of ["invoice.pdf", "events", "proofs/none", "credit-notes/1"]) {
    const statuses = [];
    for (const [who, query] of [
      [null, ""],
      ["office", ""],
      [null, `?token=${token}`],
    ] as const) {
      if (part === "events" && (who || query)) continue;
      statuses.push((await get(`${uuid}/${part}${query}`, who, office)).statusCode);
    }
    expect([part, ...statuses]).toEqual(
      {
        "invoice.pdf": ["invoice.pdf", 429, 200, 200],
        events: ["events", 429],
        "proofs/none": ["proofs/none", 429, 404, 404],
        "credit-notes/1": ["credit-notes/1", 429, 404, 404],
      }[part] ?? [],
    );
  }
});

test("a customer's own misses are counted by the customer, wherever they are", async () => {
  const uuid = await paidOrder(testApp, await testApp.customer("honest"));
  await testApp.customer("guesser");
  const other = "00000000-0000-4000-8000-000000000000";
  const missed: number[] = [];
  for (let miss = 0; miss < 301; miss += 1)
    missed.push((await get(`${other}/invoice.pdf`, "guesser", `198.51.100.${miss % 200}`)).statusCode);
  expect(missed.slice(-2)).toEqual([404, 429]);
  expect((await get(`${uuid}/invoice.pdf`, "honest", "198.51.100.5")).statusCode).toBe(200);
  expect((await get(`${other}/invoice.pdf`, null, "198.51.100.5")).statusCode).toBe(404);
});

test("rendering one invoice is limited per person; other invoices and people are not affected", async () => {
  const uuid = await paidOrder(testApp, await testApp.customer("again"));
  const another = await paidOrder(testApp, await testApp.customer("another"));
  const draw = vi.spyOn(testApp.services, "renderTaxDocument").mockResolvedValue(new Uint8Array([37]));
  const token = orderToken(testApp.services, uuid);
  const many = await Promise.all(Array.from({ length: 31 }, () => get(`${uuid}/invoice.pdf`, "again")));
  const refused = many.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(1);
  expect(refused[0]?.json().message).toContain("You have fetched this document many times.");
  expect(draw).toHaveBeenCalledTimes(30);
  expect((await get(`${uuid}/invoice.pdf?token=${token}`, null)).statusCode).toBe(200);
  expect((await get(`${another}/invoice.pdf`, "another")).statusCode).toBe(200);
  draw.mockRestore();
});
