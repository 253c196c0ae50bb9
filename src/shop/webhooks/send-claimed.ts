import { z } from "zod";
import type { Services } from "../services.ts";
import { type Delivery, endAttempt, giveUpWaiting } from "./deliveries.queries.ts";
import { clearFailures, type Endpoint, lockEndpoint, noteFailure, setPaused } from "./endpoints.queries.ts";
import { hasTokenEnded } from "./has-token-ended.ts";
import { maySendReceivers } from "./may-send-receivers.ts";
import type { PauseReason } from "./rules/delivery-states.ts";
import { nextAttempt } from "./rules/retry-schedule.ts";
import { isOrderEvent, PAYLOAD_VERSION, TEST_EVENT } from "./rules/webhook-events.ts";
import { FAILING_DAYS } from "./rules/webhook-limits.ts";
import { openSecrets } from "./secrets.ts";
import { signatureHeaders } from "./signature.ts";

/** Longer than an attempt takes, so that no other instance sends it meanwhile. */
const CLAIM_MS = 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** HTTP status that stops an endpoint: the program wants no more events. */
const GONE = 410;

export type Sending = Pick<Services, "db" | "clock" | "log" | "vault" | "webhookClient">;

/** Returns the receiver of an order, for endpoints that may know. Null for an unknown order or an erased receiver. */
export type ReceiverOf = (orderId: string) => Promise<Record<string, string> | null>;

/** The end of a claim that is made now. */
export function claimEnd(now: Date): Date {
  return new Date(now.getTime() + CLAIM_MS);
}

/** Sends a delivery that the caller has claimed, and stores how that ended. */
export async function sendClaimed(
  services: Sending,
  { delivery, endpoint, receiverOf }: { delivery: Delivery; endpoint: Endpoint; receiverOf: ReceiverOf },
): Promise<void> {
  if (delivery.event !== TEST_EVENT && (await hasTokenEnded(services, endpoint)))
    return stop(services, { delivery, endpoint });
  const secrets = openSecrets(services, endpoint);
  // The shop runs with another session secret than when this was stored: only a new secret helps.
  if (secrets.length === 0)
    return store(services, { delivery, endpoint, status: null, problem: "secret-unreadable", ms: 0 });
  const body = JSON.stringify(await payloadOf(services, { delivery, endpoint, receiverOf }));
  const id = `msg_${delivery.id}`;
  const result = await services.webhookClient.post({
    url: endpoint.url,
    headers: {
      "content-type": "application/json",
      "user-agent": "Shop-Webhooks/1",
      ...signatureHeaders({ id, at: services.clock(), body }, secrets),
    },
    body,
  });
  await store(services, { delivery, endpoint, ...result });
}

/**
 * Pauses an endpoint whose token has ended: waiting deliveries are given up, and no more are stored. If another person
 * has saved it since the claim, and answers for it now, the delivery waits for the end of its claim.
 */
async function stop(
  services: Sending,
  { delivery, endpoint }: { delivery: Delivery; endpoint: Endpoint },
): Promise<void> {
  const at = services.clock();
  const isPaused = await services.db.transaction(async (tx) => {
    const current = await lockEndpoint(tx, endpoint.id);
    if (!current || !(await hasTokenEnded({ ...services, db: tx }, current))) return false;
    const last = { lastAt: at, lastMs: 0, lastStatus: null, lastProblem: "token-ended" };
    await endAttempt(tx, delivery, { ...last, state: "given up", dueAt: delivery.dueAt });
    const paused = await setPaused(tx, { endpointId: endpoint.id, at, reason: "token ended" });
    if (paused) await giveUpWaiting(tx, endpoint.id, at);
    return paused;
  });
  if (isPaused) services.log.warn({ webhook: endpoint.id }, "a webhook was paused: its token has ended");
}

const OrderOfEvent = z.object({ uuid: z.uuid() });

async function payloadOf(
  services: Sending,
  { delivery, endpoint, receiverOf }: { delivery: Delivery; endpoint: Endpoint; receiverOf: ReceiverOf },
) {
  const { event: type, occurredAt, data } = delivery;
  const payload = { type, timestamp: occurredAt.toISOString(), version: PAYLOAD_VERSION, data };
  const order = OrderOfEvent.safeParse(data.order);
  if (!isOrderEvent(type) || !order.success) return payload;
  if (!endpoint.withReceivers || !(await maySendReceivers(services, endpoint))) return payload;
  return { ...payload, data: { ...data, receiver: await receiverOf(order.data.uuid) } };
}

type Attempt = {
  delivery: Delivery;
  endpoint: Endpoint;
  status: number | null;
  problem: string | null;
  ms: number;
};

/** Locks the endpoint before the delivery, as its removal does: the other way round, each would wait for the other. */
async function store(services: Sending, { delivery, endpoint, status, problem, ms }: Attempt): Promise<void> {
  const now = services.clock();
  const last = { lastAt: now, lastMs: ms, lastStatus: status, lastProblem: problem };
  if (problem === null) {
    await services.db.transaction(async (tx) => {
      await lockEndpoint(tx, endpoint.id);
      await endAttempt(tx, delivery, { ...last, state: "delivered", dueAt: delivery.dueAt });
      await clearFailures(tx, endpoint.id);
    });
    return;
  }
  const { attempts, roundAt: firstAt, event } = delivery;
  const isRetried = event !== TEST_EVENT && status !== GONE;
  const next = isRetried ? nextAttempt({ attempts, now, firstAt, random: Math.random() }) : null;
  const pausedWhy = await services.db.transaction(async (tx) => {
    await lockEndpoint(tx, endpoint.id);
    const state = next ? "waiting" : "given up";
    if (!(await endAttempt(tx, delivery, { ...last, state, dueAt: next ?? delivery.dueAt }))) return null;
    if (event === TEST_EVENT) return null;
    const since = await noteFailure(tx, endpoint.id, now);
    const isLong = since !== null && now.getTime() - since.getTime() >= FAILING_DAYS * DAY_MS;
    const reason: PauseReason | null = status === GONE ? "gone" : isLong ? "failing" : null;
    if (reason === null || !(await setPaused(tx, { endpointId: endpoint.id, at: now, reason }))) return null;
    await giveUpWaiting(tx, endpoint.id, now);
    return reason;
  });
  if (pausedWhy)
    services.log.error({ webhook: endpoint.id, reason: pausedWhy }, "a webhook was paused: needs attention");
}
