import type { Services } from "../services.ts";
import { selectEvent, setEventHandled } from "./payments.queries.ts";

/** Notes that a webhook has been handled; it is never read again, so whoever paid is taken out of it. */
export async function finishGatewayEvent(
  services: Services,
  { eventId }: { eventId: string },
): Promise<void> {
  const event = await selectEvent(services.db, eventId);
  if (event)
    await setEventHandled(services.db, eventId, services.clock(), services.gateway.withoutPayer(event.body));
}
