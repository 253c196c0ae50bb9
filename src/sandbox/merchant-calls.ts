import type { FastifyInstance, FastifyRequest } from "fastify";
import { isSameSecret } from "../shop/basics/is-same-secret.ts";
import type { Books } from "./books.ts";
import { orderEntity, paymentEntity, refundEntity } from "./entities.ts";
import { FaultOrder, type Faults } from "./faults.ts";
import { daysOf, NewOrder, NewRefund, OrderCount, ReconQuery, RefundsQuery } from "./inputs.ts";
import { RazorpayError } from "./razorpay-error.ts";
import type { SettlementBooks } from "./settlement-books.ts";

type Merchant = { keyId: string; keySecret: string };
type ById = { Params: { id: string } };

/** The calls of the merchant's server, with its key. Tests order faults, which strike all of them but those of the tests. */
export function merchantCalls(
  merchant: FastifyInstance,
  {
    books,
    settled,
    faults,
    keys,
  }: { books: Books; settled: SettlementBooks; faults: Faults; keys: Merchant },
): void {
  merchant.addHook("onRequest", async (request) => {
    if (!hasKeys(request, keys))
      throw new RazorpayError("Authentication failed", "authentication_failed", 401);
  });
  merchant.addHook("preHandler", async (request) => {
    if (/\/v1\/(faults|settle)$/.test(request.routeOptions.url ?? "")) return;
    if (faults.strikes("api-error"))
      throw new RazorpayError("We are facing some trouble", "server_error", 502);
    if (faults.strikes("api-drop")) request.raw.socket.destroy();
    if (faults.strikes("api-silent")) await new Promise(() => {});
  });
  orderCalls(merchant, books);
  paymentCalls(merchant, books, faults);
  settlementCalls(merchant, settled);
  faultCalls(merchant, books, faults);
}

function orderCalls(merchant: FastifyInstance, books: Books): void {
  merchant.post("/v1/orders", async (request) =>
    orderEntity(await books.createOrder(NewOrder.parse(request.body))),
  );
  merchant.get<{ Querystring: { count?: string } }>("/v1/orders", async ({ query }) => {
    const items = (await books.orders(OrderCount.parse(query.count))).map(orderEntity);
    return { entity: "collection", count: items.length, items };
  });
  merchant.get<ById>("/v1/orders/:id", async ({ params }) => orderEntity(await books.order(params.id)));
  merchant.get<ById>("/v1/orders/:id/payments", async ({ params }) => {
    await books.order(params.id);
    const items = (await books.paymentsOf(params.id)).map(paymentEntity);
    return { entity: "collection", count: items.length, items };
  });
}

function paymentCalls(merchant: FastifyInstance, books: Books, faults: Faults): void {
  merchant.get<ById>("/v1/payments/:id", async ({ params }) => paymentEntity(await books.payment(params.id)));
  merchant.post<ById>("/v1/payments/:id/refund", async ({ params, body, headers }, reply) => {
    const key = headers["x-refund-idempotency"];
    const newRefund = NewRefund.parse(body ?? {});
    const payment = await books.payment(params.id);
    const refund = refundEntity(
      await books.refunds.refund(payment, { ...newRefund, key: typeof key === "string" ? key : null }),
    );
    if (faults.strikes("refund-in-progress"))
      throw new RazorpayError("A request with this key is in progress", "request_in_progress", 409);
    if (faults.strikes("refund-garbled"))
      return reply.type("application/json").send(JSON.stringify(refund).slice(0, 40));
    return refund;
  });
  merchant.get<ById>("/v1/payments/:id/refunds", async ({ params, query }) => {
    const { id } = await books.payment(params.id);
    const items = (await books.refunds.of(id, RefundsQuery.parse(query))).map(refundEntity);
    return { entity: "collection", count: items.length, items };
  });
  merchant.get<ById>("/v1/refunds/:id", async ({ params }) =>
    refundEntity(await books.refunds.find(params.id)),
  );
}

function settlementCalls(merchant: FastifyInstance, settled: SettlementBooks): void {
  merchant.get("/v1/settlements/recon/combined", async ({ query }) => {
    const { year, month, day, count, skip } = ReconQuery.parse(query);
    const settledItems = await settled.items(daysOf(`${year}-${String(month).padStart(2, "0")}`, day));
    const items = settledItems.slice(skip, skip + count);
    return { entity: "collection", count: items.length, items };
  });
}

/** For tests: faults begin and end, and payments are captured, when they say so. */
function faultCalls(merchant: FastifyInstance, books: Books, faults: Faults): void {
  merchant.post("/v1/faults", async (request) => {
    const { fault, times } = FaultOrder.parse(request.body);
    faults.order(fault, times);
    return { fault, times: times ?? "until ended" };
  });
  merchant.delete("/v1/faults", async () => {
    faults.clear();
    return { cleared: true };
  });
  merchant.post("/v1/settle", async () => ({ captured: await books.settle() }));
}

/** Basic authentication with the merchant's key, compared in constant time. */
function hasKeys(request: FastifyRequest, { keyId, keySecret }: Merchant): boolean {
  const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`;
  return isSameSecret(expected, request.headers.authorization ?? "");
}
