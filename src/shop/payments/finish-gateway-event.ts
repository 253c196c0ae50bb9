import { type Outcome, ok } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { setEventHandled } from "./payments.queries.ts";

/** Notes that a webhook has been handled. */
export async function finishGatewayEvent(
  services: Services,
  { eventId }: { eventId: string },
): Promise<Outcome<void, never>> {
  await setEventHandled(services.db, eventId, services.clock());
  return ok(undefined);
}
