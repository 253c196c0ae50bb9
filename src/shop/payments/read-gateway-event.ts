import type { Services } from "../services.ts";
import type { GatewayEvent } from "./gateways/gateway.ts";
import { selectEvent } from "./payments.queries.ts";

/** A stored webhook, or null when it has been handled. */
export async function readGatewayEvent(
  services: Services,
  { eventId }: { eventId: string },
): Promise<GatewayEvent | null> {
  const stored = await selectEvent(services.db, eventId);
  return stored && stored.handledAt === null ? services.gateway.readEvent(stored.body) : null;
}
