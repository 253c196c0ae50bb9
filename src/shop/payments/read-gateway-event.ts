import type { Services } from "../services.ts";
import type { GatewayEvent } from "./gateways/gateway.ts";
import { selectEvent } from "./payments.queries.ts";

/** A stored webhook with its body as received, or null when it has been handled. */
export async function readGatewayEvent(
  services: Services,
  { eventId }: { eventId: string },
): Promise<{ event: GatewayEvent; body: unknown } | null> {
  const stored = await selectEvent(services.db, eventId);
  if (!stored || stored.handledAt !== null) return null;
  const event = services.gateway.readEvent(stored.body);
  return event && { event, body: stored.body };
}
