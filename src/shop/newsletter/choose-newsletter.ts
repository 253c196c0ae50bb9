import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { erase, insertConfirmed, selectSubscriber } from "./newsletter.queries.ts";
import { subscriberId } from "./newsletter-link.ts";
import { requestNewsletter } from "./request-newsletter.ts";

/** `pending`: the confirmation mail is sent but not confirmed. */
export type NewsletterChoice = "on" | "pending" | "off";

/** Whether this e-mail gets the newsletter. Only for those who have verified that it is theirs. */
export async function newsletterChoice(
  services: Pick<Services, "db" | "sign">,
  { email }: { email: string },
): Promise<NewsletterChoice> {
  const subscriber = await selectSubscriber(services.db, subscriberId(services, email));
  if (!subscriber) return "off";
  return subscriber.status === "confirmed" ? "on" : "pending";
}

/**
 * Subscribes or unsubscribes a signed-in customer. A verified e-mail is subscribed at once; any other must confirm by
 * mail, and leaves by the link in a newsletter. The reply does not reveal whether it is subscribed.
 */
export async function chooseNewsletter(
  services: Services,
  { email, emailVerified, wanted }: { email: string; emailVerified: boolean; wanted: boolean },
): Promise<Outcome<NewsletterChoice, "too-many-tries" | "email-not-proven">> {
  const id = subscriberId(services, email);
  if (!emailVerified) {
    // The subscriber owns the mailbox; this account has not verified that it does.
    if (!wanted) return refuse("email-not-proven");
    // Limited per e-mail, so that strangers in their network cannot use up the limit.
    const requested = await requestNewsletter(services, { email, from: `subscriber:${id}` });
    return requested.ok ? ok("pending") : requested;
  }
  if (wanted) await insertConfirmed(services.db, { id, email, at: services.clock() });
  else await erase(services.db, id);
  return ok(wanted ? "on" : "off");
}
