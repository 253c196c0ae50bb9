import { setTimeout as pause } from "node:timers/promises";
import fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { fromPglite } from "../../src/infrastructure/database/open-database.ts";
import { PreparingPglite } from "../../src/infrastructure/database/preparing-pglite.ts";
import type { Fault } from "../../src/sandbox/faults.ts";
import { sandboxPayments, sandboxRefunds, sandboxWebhooks } from "../../src/sandbox/sandbox.tables.ts";
import { sandbox } from "../../src/sandbox/sandbox.ts";
import type { SeededRandom } from "./seeded-random.ts";

export const KEYS = {
  keyId: "rzp_test_chaos",
  keySecret: "chaos-key-secret",
  webhookSecret: "chaos-webhook",
};

const QUIET = { info() {}, warn() {}, error() {} };
const PREFIX = "/sandbox/razorpay";

/** Faults of the sandbox: name, weight out of 100, and the most repetitions in a row. */
const FAULT_RATES: [Fault, number, number][] = [
  ["api-error", 15, 3],
  ["api-drop", 10, 3],
  ["api-silent", 1, 1],
  ["webhook-duplicate", 10, 3],
  ["webhook-reordered", 10, 3],
  ["webhook-missing", 10, 3],
  ["webhook-late", 10, 3],
  ["payment-late", 9, 2],
  ["payment-wrong-amount", 2, 1],
  ["payment-wrong-currency", 1, 1],
  ["payment-twice", 4, 1],
  ["refund-slow", 5, 2],
  ["refund-fails", 4, 1],
  ["refund-in-progress", 5, 1],
  ["refund-garbled", 4, 1],
];

/** Probability that a call starts a new fault, for itself or the calls after it. */
const FAULT_CHANCE = 0.3;

export type Provider = {
  /** Base URL for the calls of the payment window. */
  url: string;
  apiUrl: string;
  /** Fails at random until `settle`. */
  misbehave(): void;
  behave(): Promise<void>;
  /** Captures late payments, pays out refunds, and sends all unanswered webhooks. */
  settle(): Promise<void>;
  /** The number of pending refunds and webhooks. */
  open(): Promise<number>;
  books(): Promise<{ payments: object[]; refunds: object[] }>;
  /** How often each fault occurred, by name. */
  counts: Map<string, number>;
  /** When it was last called or called the shop, in ms. */
  busyAt(): number;
  stop(): Promise<void>;
};

/**
 * The payment sandbox in its own process, so that killing the shop does not affect it. Besides its own faults, replies
 * are lost after the work is done, and webhooks arrive twice at once, late, or never.
 * @param instances URLs of the shop's instances, any of which may be down
 */
export async function startProvider(instances: string[], chance: SeededRandom): Promise<Provider> {
  const books = fromPglite(await PreparingPglite.open());
  await books.migrate();
  const counts = new Map<string, number>();
  const note = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  let isWild = false;
  let busyAt = Date.now();
  let url = "";
  let orderTrouble = async () => {};

  const app = fastify({ forceCloseConnections: true });
  app.addHook("onRequest", async (request) => {
    if (isOurs(request)) return;
    busyAt = Date.now();
    if (isWild && chance.chance(FAULT_CHANCE)) await orderTrouble();
  });
  await app.register(async (between) => {
    loseReplies(between, () => isWild, { chance, note });
    await between.register(sandbox, {
      prefix: PREFIX,
      db: books.db,
      keyId: KEYS.keyId,
      keySecret: KEYS.keySecret,
      webhookTarget: () => ({ url: `${url}/post`, secret: KEYS.webhookSecret }),
      clock: () => new Date(),
      log: QUIET,
    });
  });
  await app.register(async (post) =>
    webhookRelay(post, {
      instances,
      chance,
      note,
      isWild: () => isWild,
      onSend: () => (busyAt = Date.now()),
    }),
  );
  url = await app.listen({ port: 0, host: "127.0.0.1" });

  const authorization = `Basic ${btoa(`${KEYS.keyId}:${KEYS.keySecret}`)}`;
  const call = async (method: string, path: string, body: unknown) => {
    const headers = { authorization, "content-type": "application/json" };
    const answer = await fetch(`${url}${PREFIX}${path}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`the provider answered ${path} with ${answer.status}`);
  };
  orderTrouble = async () => {
    const [fault, , most] = pickFault(chance);
    await call("POST", "/v1/faults", { fault, times: chance.between(1, most) });
    note(`fault ${fault}`);
  };
  let settling = Promise.resolve();
  /** Settles some late payments and refunds while shoppers are still there. */
  const settleNowAndThen = async () => {
    while (isWild) {
      await pause(chance.between(1_000, 3_000));
      await call("POST", "/v1/settle", {});
    }
  };

  return {
    url,
    apiUrl: `${url}${PREFIX}`,
    misbehave: () => {
      isWild = true;
      settling = settleNowAndThen();
      // The error is reported by whoever awaits it later.
      settling.catch(() => {});
    },
    behave: async () => {
      isWild = false;
      await settling;
      await call("DELETE", "/v1/faults", {});
    },
    settle: () => call("POST", "/v1/settle", {}),
    open: async () => {
      const refunds = await books.db.select().from(sandboxRefunds);
      const webhooks = await books.db.select().from(sandboxWebhooks);
      return (
        refunds.filter(({ status }) => status !== "processed" && status !== "failed").length +
        webhooks.filter(({ deliveredAt }) => deliveredAt === null).length
      );
    },
    books: async () => ({
      payments: await books.db.select().from(sandboxPayments),
      refunds: await books.db.select().from(sandboxRefunds),
    }),
    counts,
    busyAt: () => busyAt,
    stop: async () => {
      isWild = false;
      await app.close();
      await books.close();
    },
  };
}

function pickFault(chance: SeededRandom): (typeof FAULT_RATES)[number] {
  let left = chance.between(1, 100);
  for (const trouble of FAULT_RATES) {
    left -= trouble[1];
    if (left <= 0) return trouble;
  }
  throw new Error("troubles are shares of 100");
}

type Between = { chance: SeededRandom; note(what: string): void };

/** A call of the test itself, not of the shop or a shopper. */
function isOurs({ url }: FastifyRequest): boolean {
  return /\/v1\/(faults|settle)$/.test(url);
}

/** Does the work, but loses or delays the reply. */
function loseReplies(app: FastifyInstance, isWild: () => boolean, { chance, note }: Between): void {
  app.addHook("onSend", async (request: FastifyRequest, _reply, payload) => {
    if (!isWild() || isOurs(request)) return payload;
    if (chance.chance(0.04)) {
      note("answers lost after the work");
      request.raw.socket.destroy();
    } else if (chance.chance(0.06)) {
      note("answers late");
      await pause(chance.between(200, 1_500));
    }
    return payload;
  });
}

/** Relays the provider's webhooks to an instance of the shop, unreliably. */
async function webhookRelay(
  app: FastifyInstance,
  {
    instances,
    chance,
    note,
    isWild,
    onSend,
  }: Between & { instances: string[]; isWild(): boolean; onSend(): void },
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  app.post("/post", async (request, reply) => {
    const carry = (to = chance.pick(instances)) => {
      onSend();
      return deliver(to, request);
    };
    const luck = isWild() ? chance.between(1, 100) : 100;
    if (luck <= 6) {
      note("webhooks lost on the way");
      return {};
    }
    if (luck <= 16) {
      note("webhooks carried late");
      void pause(chance.between(300, 4_000)).then(() => carry());
      return {};
    }
    if (luck <= 28) {
      note("webhooks twice at one instant");
      await Promise.all([carry(instances[0]), carry(instances.at(-1))]);
      return {};
    }
    // Without faults it behaves like a load balancer that knows which instances are up.
    const isTaken = isWild() ? await carry() : await oneOf(instances, carry);
    if (luck <= 36) {
      note("webhooks sent again though they were taken");
      return reply.code(504).send({});
    }
    note("webhooks carried");
    return reply.code(isTaken ? 200 : 502).send({});
  });
}

async function oneOf(instances: string[], carry: (to: string) => Promise<boolean>): Promise<boolean> {
  for (const instance of instances) if (await carry(instance)) return true;
  return false;
}

async function deliver(instance: string, { headers, body }: FastifyRequest): Promise<boolean> {
  const signed = ["content-type", "x-razorpay-signature", "x-razorpay-event-id"];
  const answer = await fetch(`${instance}/api/payment/webhook`, {
    method: "POST",
    body: new Uint8Array(body as Buffer),
    headers: Object.fromEntries(signed.map((name) => [name, String(headers[name])])),
    signal: AbortSignal.timeout(5_000),
  }).catch(() => null);
  return answer?.ok ?? false;
}
