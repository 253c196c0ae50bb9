import type { Services } from "../services.ts";
import { erase, insertConfirmed, selectSubscriber } from "./newsletter.queries.ts";
import { subscriberId } from "./newsletter-link.ts";

/** Moves a subscription to a customer's new, verified e-mail and erases the old one, in the caller's transaction. */
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
