import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import { networkOf } from "../shop/basics/network-of.ts";
import { answerAndClose } from "./connection-limits.ts";

/** How fast the body of a request must arrive. */
export type BodyPace = {
  /** ms for the whole body. */
  within: number;
  /** Average bytes per second, measured once `slowStart` is over. */
  bytesPerSecond: number;
};

export type BodyLimits = {
  pace: BodyPace;
  /** ms during which a body may be slower, because mobile networks pause. */
  slowStart: number;
  /** Bodies from one network at the same time. */
  mostOfOneNetwork: number;
  /** How often the pace is measured, in ms. */
  checkEvery: number;
};

/** 64 kB in 20 s is 26 kbit/s, which slow mobile networks reach. */
export const BODY_LIMITS: BodyLimits = {
  pace: { within: 20_000, bytesPerSecond: 1_000 },
  slowStart: 10_000,
  mostOfOneNetwork: 64,
  checkEvery: 1_000,
};

declare module "fastify" {
  interface FastifyContextConfig {
    /** For routes with larger bodies. */
    bodyPace?: BodyPace;
  }
}

type Arriving = { reply: ServerResponse; began: number; bytesBefore: number; pace: BodyPace };

/** The reply when a network sends too many bodies at once. */
const TOO_MANY = {
  sentence: "Too many requests at once. Please wait a moment and try again.",
  retryAfter: 10,
};

/**
 * Closes connections whose request body arrives too slowly, and limits concurrent bodies per visitor's network.
 * Register it before hooks that refuse requests: their bodies count too.
 * @param isShared see `sharedIps`
 */
export function limitBodies(
  app: FastifyInstance,
  { pace, slowStart, mostOfOneNetwork, checkEvery }: BodyLimits,
  isShared: (ip: string) => boolean,
): void {
  const arriving = new Map<IncomingMessage, Arriving>();
  const perNetwork = new Map<string, number>();

  app.addHook("onRequest", (request, reply, done) => {
    const { raw } = request;
    if (raw.complete || !hasBody(raw)) return done();
    const network = isShared(request.ip) ? null : networkOf(request.ip);
    const count = network === null ? 0 : (perNetwork.get(network) ?? 0) + 1;
    if (count > mostOfOneNetwork) {
      // Does not wait for the rest of this body: bodies beyond the limit must not stay.
      reply.hijack();
      answerAndClose(raw.socket, 429, TOO_MANY);
      return;
    }
    arriving.set(raw, {
      ...{ reply: reply.raw, began: performance.now(), bytesBefore: raw.socket.bytesRead },
      pace: request.routeOptions.config.bodyPace ?? pace,
    });
    if (network !== null) perNetwork.set(network, count);
    const leave = () => {
      if (!arriving.delete(raw) || network === null) return;
      const left = (perNetwork.get(network) ?? 1) - 1;
      if (left > 0) perNetwork.set(network, left);
      else perNetwork.delete(network);
    };
    raw.once("end", leave);
    raw.once("close", leave);
    done();
  });

  const check = setInterval(() => {
    const now = performance.now();
    for (const [raw, { reply, began, bytesBefore, pace }] of arriving) {
      const elapsed = now - began;
      const bytes = raw.socket.bytesRead - bytesBefore;
      const isSlow = elapsed > slowStart && bytes < (pace.bytesPerSecond * elapsed) / 1000;
      if (!isSlow && elapsed <= pace.within) continue;
      // The reply may have been sent before the body arrived. A second reply would belong to no request.
      if (reply.headersSent) raw.destroy();
      else answerAndClose(raw.socket, 408);
    }
  }, checkEvery);
  check.unref();
  app.addHook("onClose", async () => clearInterval(check));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
