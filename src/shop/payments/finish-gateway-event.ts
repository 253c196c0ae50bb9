import type { Services } from "../services.ts";
import { setEventHandled } from "./payments.queries.ts";

/** Marks a webhook as handled, and removes the payer from its body, which is not read again. */
export async function finishGatewayEvent(
  { db, clock, gateway }: Services,
  { eventId, body }: { eventId: string; body: unknown },
): Promise<void> {
  await setEventHandled(db, eventId, clock(), gateway.withoutPayer(body));
}
