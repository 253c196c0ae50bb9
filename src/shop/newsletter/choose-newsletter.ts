import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { erase, insertConfirmed, selectSubscriber } from "./newsletter.queries.ts";
import { subscriberId } from "./newsletter-link.ts";
import { requestNewsletter } from "./request-newsletter.ts";

/** `pending`: a mail is on its way that asks whether it was really they. */
export type NewsletterChoice = "on" | "pending" | "off";

/** Does the newsletter come to this address? For whoever has proven that it is theirs: to all others it tells too much. */
export async function newsletterChoice(
  services: Pick<Services, "db" | "sign">,
  { email }: { email: string },
): Promise<NewsletterChoice> {
  const subscriber = await selectSubscriber(services.db, subscriberId(services, email));
  if (!subscriber) return "off";
  return subscriber.status === "confirmed" ? "on" : "pending";
}

/**
 * A signed-in customer wants the newsletter, or wants it no more. An address that is proven to be theirs is on the
 * list at once. Any other has to say yes by mail first, and leaves by the link in its letters: the answers are the same
 * whether it is on the list or not.
 */
export async function chooseNewsletter(
  services: Services,
  { email, isProven, wanted }: { email: string; isProven: boolean; wanted: boolean },
): Promise<Outcome<NewsletterChoice, "too-many-tries" | "email-not-proven">> {
  const id = subscriberId(services, email);
  if (!isProven) {
    // Whoever is on the list has the mailbox; this account has not shown that it does.
    if (!wanted) return refuse("email-not-proven");
    // Their own address alone, so strangers of their network must not use up what they may ask.
    const asked = await requestNewsletter(services, { email, from: `subscriber:${id}` });
    return asked.ok ? ok("pending") : asked;
  }
  if (wanted) await insertConfirmed(services.db, { id, email, at: services.clock() });
  else await erase(services.db, id);
  return ok(wanted ? "on" : "off");
}
