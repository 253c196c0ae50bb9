import type { Services } from "../services.ts";
import { erase, insertConfirmed, selectSubscriber } from "./newsletter.queries.ts";
import { subscriberId } from "./newsletter-link.ts";

/**
 * A customer has another address, which they have proven: the letters that they wanted go there, and nothing stays
 * of the old one. Run it in the caller's transaction.
 */
export async function changeSubscriptionEmail(
  services: Pick<Services, "db" | "sign" | "clock">,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const old = await selectSubscriber(services.db, subscriberId(services, from));
  if (!old) return;
  await erase(services.db, old.id);
  if (old.status === "confirmed") {
    const id = subscriberId(services, to);
    await insertConfirmed(services.db, { id, email: to, at: services.clock() });
  }
}
