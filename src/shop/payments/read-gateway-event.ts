import { type Outcome, ok } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import type { GatewayEvent } from "./gateways/gateway.ts";
import { selectEvent } from "./payments.queries.ts";

/** A stored webhook, or null when it has been handled. */
export async function readGatewayEvent(
  services: Services,
  { eventId }: { eventId: string },
): Promise<Outcome<GatewayEvent | null, never>> {
  const stored = await selectEvent(services.db, eventId);
  return ok(stored && stored.handledAt === null ? services.gateway.readEvent(stored.body) : null);
}
