import type { Services } from "../services.ts";
import { selectEvent, setEventHandled } from "./payments.queries.ts";

/** Marks a webhook as handled, and removes the payer from its body, which is not read again. */
export async function finishGatewayEvent(
  services: Services,
  { eventId }: { eventId: string },
): Promise<void> {
  const event = await selectEvent(services.db, eventId);
  if (event)
    await setEventHandled(services.db, eventId, services.clock(), services.gateway.withoutPayer(event.body));
}
