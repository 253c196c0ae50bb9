import { createHmac } from "node:crypto";
import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Db } from "../infrastructure/database/db.ts";
import type { Log } from "../infrastructure/logging/log.ts";
import { isSameSecret } from "../shop/basics/is-same-secret.ts";
import { Books } from "./books.ts";
import { checkoutFiles } from "./checkout-files.ts";
import { orderEntity, paymentEntity, refundEntity } from "./entities.ts";
import { FaultOrder, Faults } from "./faults.ts";
import { Attempt, daysOf, NewOrder, NewRefund, OrderCount, ReconQuery, ReportQuery } from "./inputs.ts";
import { notFound, RazorpayError } from "./razorpay-error.ts";
import { SettlementBooks } from "./settlement-books.ts";
import { settlementFile } from "./settlement-file.ts";
import { Webhooks, type WebhookTarget } from "./webhooks.ts";

export type SandboxOptions = {
  db: Db;
  keyId: string;
  keySecret: string;
  /** Where events go, and the secret that signs them. A function, because the port is known only after listening. */
  webhookTarget: () => WebhookTarget;
  clock: () => Date;
  log: Log;
  /** May this visitor download the merchant's reports, as from Razorpay's dashboard? Nobody by default. */
  isMerchant?: (headers: Headers) => Promise<boolean>;
};

/** A payment provider that speaks Razorpay's protocol over HTTP, for the demo and tests. Refuses live keys. */
export async function sandbox(app: FastifyInstance, options: SandboxOptions): Promise<void> {
  if (options.keyId.startsWith("rzp_live_"))
    throw new Error("the payment sandbox does not run with live keys");
  const faults = new Faults();
  const webhooks = new Webhooks({ ...options, faults, target: options.webhookTarget });
  const settled = new SettlementBooks(options);
  const books = new Books({ ...options, faults, webhooks });
  app.addHook("onListen", async () => webhooks.send());
  app.addHook("onClose", () => webhooks.stop());

  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    if (error instanceof RazorpayError) return reply.code(error.status).send(error.body);
    if (error instanceof z.ZodError) {
      const issue = error.issues[0];
      const description = `${issue?.path.join(".")}: ${issue?.message}`;
      return reply.code(400).send(new RazorpayError(description, "input_validation_failed").body);
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) options.log.error({ err: error }, "sandbox: a call failed");
    return reply.code(status).send(new RazorpayError("The request failed", "server_error", status).body);
  });

  await app.register(async (merchant) => {
    merchant.addHook("onRequest", async (request) => {
      if (!hasKeys(request, options))
        throw new RazorpayError("Authentication failed", "authentication_failed", 401);
    });
    merchant.addHook("preHandler", async (request) => {
      if (/\/v1\/(faults|settle)$/.test(request.routeOptions.url ?? "")) return;
      if (faults.strikes("api-error"))
        throw new RazorpayError("We are facing some trouble", "server_error", 502);
      if (faults.strikes("api-drop")) request.raw.socket.destroy();
      if (faults.strikes("api-silent")) await new Promise(() => {});
    });
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
    merchant.get<ById>("/v1/payments/:id", async ({ params }) =>
      paymentEntity(await books.payment(params.id)),
    );
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
    merchant.get<ById>("/v1/refunds/:id", async ({ params }) =>
      refundEntity(await books.refunds.find(params.id)),
    );
    merchant.get("/v1/settlements/recon/combined", async ({ query }) => {
      const { year, month, day, count, skip } = ReconQuery.parse(query);
      const settledItems = await settled.items(daysOf(`${year}-${String(month).padStart(2, "0")}`, day));
      const items = settledItems.slice(skip, skip + count);
      return { entity: "collection", count: items.length, items };
    });
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
  });

  app.get("/dashboard/settlement-recon.csv", async (request, reply) => {
    const headers = new Headers({ cookie: request.headers.cookie ?? "" });
    if (!(await options.isMerchant?.(headers))) throw notFound();
    const { month } = ReportQuery.parse(request.query);
    return reply
      .type("text/csv; charset=utf-8")
      .header("content-disposition", `attachment; filename="settlement-recon-${month}.csv"`)
      .header("cache-control", "private, no-store")
      .send(settlementFile(await settled.items(daysOf(month))));
  });
  await app.register(checkoutFiles);
  app.post("/v1/checkout/pay", async (request) => {
    const payment = await books.pay(Attempt.parse(request.body));
    return {
      razorpay_payment_id: payment.id,
      razorpay_order_id: payment.orderId,
      razorpay_signature: createHmac("sha256", options.keySecret)
        .update(`${payment.orderId}|${payment.id}`)
        .digest("hex"),
    };
  });
}

type ById = { Params: { id: string } };

/** Basic authentication with the merchant's key, compared in constant time. */
function hasKeys(request: FastifyRequest, { keyId, keySecret }: SandboxOptions): boolean {
  const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`;
  return isSameSecret(expected, request.headers.authorization ?? "");
}
