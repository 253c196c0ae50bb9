import type { FastifyInstance, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { isSameSecret } from "../shop/basics/is-same-secret.ts";
import { changeFeedOf } from "../shop/change-feed/change-feed.ts";
import { countMails } from "../shop/mail/mail.reads.ts";
import { countRefunds } from "../shop/payments/payments.reads.ts";
import type { Services } from "../shop/services.ts";

/**
 * Prometheus text at `/metrics`, with the token from anywhere. A demo shop also answers its own machine; a live shop
 * does not, because a local proxy without X-Forwarded-For would make every request look local.
 */
export const metrics = fastifyPlugin(
  async (app: FastifyInstance, { services, token }: { services: Services; token?: string | undefined }) => {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    gaugeMails(registry, services);
    gaugeRefunds(registry, services);
    gaugeChangeFeed(registry, services);
    const requests = new Counter({
      name: "http_requests_total",
      help: "Answered requests by route and status",
      labelNames: ["route", "status"],
      registers: [registry],
    });
    const seconds = new Histogram({
      name: "http_request_seconds",
      help: "Time to answer by route",
      labelNames: ["route"],
      buckets: [0.005, 0.025, 0.1, 0.25, 1, 4],
      registers: [registry],
    });
    app.get("/metrics", async (request, reply) => {
      const hasToken =
        token !== undefined && isSameSecret(request.headers.authorization ?? "", `Bearer ${token}`);
      const isAllowed = hasToken || (services.settings.mode === "demo" && isLocal(request));
      if (!isAllowed) return reply.code(404).send();
      return reply.type(registry.contentType).send(await registry.metrics());
    });
    app.addHook("onResponse", (request, reply, done) => {
      const route = request.routeOptions.url ?? "none";
      requests.inc({ route, status: reply.statusCode });
      seconds.observe({ route }, reply.elapsedTime / 1000);
      done();
    });
  },
);

/** Maximum age of data on pages. Rises while changes cannot be read or applied. */
function gaugeChangeFeed(registry: Registry, { db }: Services): void {
  new Gauge({
    name: "change_feed_age_seconds",
    help: "Time since changes of public data were last read and applied",
    registers: [registry],
    collect() {
      this.set(changeFeedOf(db).age / 1000);
    },
  });
}

/** Mails that wait for the mail server, and those that were given up and need attention. */
function gaugeMails(registry: Registry, services: Services): void {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const oldest = gauge("mails_oldest_waiting_seconds", "Age of the mail that has waited longest");
  const givenUp = gauge("mails_given_up", "Mails given up within the last 7 days");
  new Gauge({
    name: "mails_waiting",
    help: "Mails written and not sent yet",
    registers: [registry],
    async collect() {
      const counted = await countMails(services).catch(() => null);
      // Unknown while the database is away. Other figures are still reported.
      if (!counted) return this.reset();
      this.set(counted.waiting);
      oldest.set(counted.oldestSeconds);
      givenUp.set(counted.givenUp);
    },
  });
}

/** Refunds by state. Failed refunds and mismatched payments need attention. */
function gaugeRefunds(registry: Registry, services: Services): void {
  new Gauge({
    name: "refunds",
    help: "Refunds: under way, failed and asked for again, given up, without a clear word for hours, and of money that did not match its order",
    labelNames: ["state"],
    registers: [registry],
    async collect() {
      const counted = await countRefunds(services).catch(() => null);
      if (!counted) return this.reset();
      const { underWay, failed, givenUp, silent, mismatched } = counted;
      this.set({ state: "under_way" }, underWay);
      this.set({ state: "failed" }, failed);
      this.set({ state: "given_up" }, givenUp);
      this.set({ state: "silent" }, silent);
      this.set({ state: "mismatched" }, mismatched);
    },
  });
}

/** This machine. A server that listens on `::` sees IPv4 in the third form. */
const LOOPBACK = ["127.0.0.1", "::1", "::ffff:127.0.0.1"];

/** From this machine, and not forwarded by a local proxy. */
function isLocal({ ip, headers }: FastifyRequest): boolean {
  const handedOn = headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;
  return !handedOn && LOOPBACK.includes(ip);
}
