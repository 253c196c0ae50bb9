import { createHash } from "node:crypto";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { insertEvent, insertSettledEvent } from "./payments.queries.ts";

export type ReceivedEvent = {
  /** The exact bytes received, which the signature covers. */
  rawBody: Uint8Array;
  signature: string;
  /** The provider's event id; events may repeat. */
  eventId: string | null;
};

/**
 * Verifies and stores a webhook once, and leaves any work to a job, because the provider expects a reply within
 * seconds. Forged ones are not stored.
 */
export async function recordGatewayEvent(
  services: Services,
  { rawBody, signature, eventId }: ReceivedEvent,
): Promise<Outcome<{ isNew: boolean }, "bad-signature" | "unreadable-event">> {
  if (!services.gateway.isWebhookSignature(rawBody, signature)) return refuse("bad-signature");
  const body = asJson(rawBody);
  const event = services.gateway.readEvent(body);
  if (!event) return refuse("unreadable-event");
  const id = eventId ?? `sha256:${createHash("sha256").update(rawBody).digest("hex")}`;
  const now = services.clock();
  const received = { id, type: event.name, body, receivedAt: now };
  const handled = { ...received, body: services.gateway.withoutPayer(body), handledAt: now };
  if (event.kind === "other") return ok({ isNew: await insertEvent(services.db, handled) });
  // Mostly the money is recorded already: the shopper's return comes first, and the provider reports each payment
  // twice. What settled a payment never changes, so such an event needs no job.
  const isSettled =
    event.kind === "captured" &&
    (await insertSettledEvent(services.db, {
      event: handled,
      money: { orderId: event.payment.orderId, id: event.payment.id },
    }));
  if (isSettled) return ok({ isNew: true });
  const isNew = await services.db.transaction(async (tx) => {
    if (!(await insertEvent(tx, received))) return false;
    await services.jobs.enqueue(tx, "gateway-event", { eventId: id });
    return true;
  });
  return ok({ isNew });
}

/** Without what jsonb refuses: U+0000 and lone surrogates. Else the provider would send the event again and again. */
function asJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes), toStorableJson);
  } catch {
    return null;
  }
}

/** A reviver. It is called for each object after its entries, whose names it makes storable too. */
function toStorableJson(_key: string, value: unknown): unknown {
  if (typeof value === "string") return toStorableText(value);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [toStorableText(name), part]));
}

function toStorableText(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}
