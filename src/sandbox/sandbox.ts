import { createHmac } from "node:crypto";
import type { FastifyError, FastifyInstance } from "fastify";
import { z } from "zod";
import type { Db } from "../infrastructure/database/db.ts";
import type { Log } from "../infrastructure/logging/log.ts";
import { Books } from "./books.ts";
import { checkoutFiles } from "./checkout-files.ts";
import { Faults } from "./faults.ts";
import { Attempt, daysOf, ReportQuery } from "./inputs.ts";
import { merchantCalls } from "./merchant-calls.ts";
import { notFound, RazorpayError } from "./razorpay-error.ts";
import { SettlementBooks } from "./settlement-books.ts";
import { settlementFile } from "./settlement-file.ts";
import { Webhooks, type WebhookTarget } from "./webhooks.ts";

export type SandboxOptions = {
  db: Db;
  keyId: string;
  keySecret: string;
  /** The URL for events, and the secret that signs them. A function, because the port is known only after listening. */
  webhookTarget: () => WebhookTarget;
  clock: () => Date;
  log: Log;
  /** Whether this visitor may download the merchant's reports, as from Razorpay's dashboard. By default none may. */
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

  await app.register(async (merchant) => merchantCalls(merchant, { books, settled, faults, keys: options }));

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
