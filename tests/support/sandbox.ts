import { createHmac } from "node:crypto";
import fastify from "fastify";
import type { Db } from "../../src/infrastructure/database/db.ts";
import type { Fault } from "../../src/sandbox/faults.ts";
import { sandbox } from "../../src/sandbox/sandbox.ts";
import { createRazorpayGateway } from "../../src/shop/payments/gateways/razorpay/razorpay-gateway.ts";

const KEYS = { keyId: "rzp_test_shop", keySecret: "key-secret", webhookSecret: "webhook-secret" };
const QUIET = { info() {}, warn() {}, error() {} };

export type Received = { id: string; event: string; body: Buffer; signature: string };

/** The payment sandbox on a port of its own, a gateway to it, and a receiver of its webhooks. */
export async function startSandbox(db: Db, { now = () => new Date() }: { now?: () => Date } = {}) {
  const mailbox = await openMailbox();
  const app = fastify({ forceCloseConnections: true });
  await app.register(sandbox, {
    prefix: "/sandbox/razorpay",
    db,
    ...KEYS,
    webhookTarget: () => ({ url: mailbox.url, secret: KEYS.webhookSecret }),
    clock: now,
    log: QUIET,
  });
  const url = `${await app.listen({ port: 0, host: "127.0.0.1" })}/sandbox/razorpay`;
  const authorization = `Basic ${btoa(`${KEYS.keyId}:${KEYS.keySecret}`)}`;

  async function post(path: string, body: unknown, headers: Record<string, string> = { authorization }) {
    const answer = await fetch(`${url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  }

  return {
    url,
    mailbox,
    post,
    get: async (path: string) => (await fetch(`${url}${path}`, { headers: { authorization } })).json(),
    gateway: createRazorpayGateway({
      ...KEYS,
      apiUrl: url,
      checkoutUrl: `${url}/checkout.js`,
      timeout: 2_000,
    }),
    /** Pays as the window does, which needs no key. */
    pay: (order_id: string, vpa = "success@razorpay") =>
      post("/v1/checkout/pay", { order_id, method: "upi", vpa }, {}),
    payByCard: (order_id: string, card: Record<string, unknown>) =>
      post("/v1/checkout/pay", { order_id, method: "card", card }, {}),
    fault: (fault: Fault, times = 1) => post("/v1/faults", { fault, times }),
    settle: () => post("/v1/settle", {}),
    sign: (text: string) => createHmac("sha256", KEYS.keySecret).update(text).digest("hex"),
    async close() {
      await app.close();
      await mailbox.close();
    },
  };
}

/** Receives webhooks in place of the shop, and can refuse them. */
async function openMailbox() {
  const received: Received[] = [];
  const waiting = new Set<() => void>();
  let status = 200;
  const app = fastify({ forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  app.post("/", async ({ body, headers }, reply) => {
    const bytes = body as Buffer;
    received.push({
      id: String(headers["x-razorpay-event-id"]),
      event: JSON.parse(bytes.toString()).event,
      body: bytes,
      signature: String(headers["x-razorpay-signature"]),
    });
    for (const look of waiting) look();
    return reply.code(status).send({});
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  return {
    url,
    received,
    answer(next: number) {
      status = next;
    },
    /** The webhooks so far, once there are this many. */
    once(count: number): Promise<Received[]> {
      return new Promise((done) => {
        const look = () => {
          if (received.length < count) return;
          waiting.delete(look);
          done([...received]);
        };
        waiting.add(look);
        look();
      });
    },
    close: () => app.close(),
  };
}
