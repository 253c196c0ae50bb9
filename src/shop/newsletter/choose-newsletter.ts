import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { askForNewsletter } from "./ask-for-newsletter.ts";
import { erase, insertConfirmed, selectSubscriber } from "./newsletter.queries.ts";
import { subscriberId } from "./newsletter-link.ts";

/** `pending`: a mail is on its way that asks whether it was really they. */
export type NewsletterChoice = "on" | "pending" | "off";

/** Does the newsletter come to this address? */
export async function newsletterChoice(
  services: Pick<Services, "db" | "sign">,
  { email }: { email: string },
): Promise<{ ok: true; value: NewsletterChoice }> {
  const subscriber = await selectSubscriber(services.db, subscriberId(services, email));
  if (!subscriber) return ok("off");
  return ok(subscriber.status === "confirmed" ? "on" : "pending");
}

/**
 * A signed-in customer wants the newsletter, or wants it no more. An address that is proven to be theirs is on the
 * list at once; any other has to say yes by mail first, and leaves a list that it is on by the link in its letters.
 * @param from the network address, which a limit counts by
 */
export async function chooseNewsletter(
  services: Services,
  { email, isProven, wanted, from }: { email: string; isProven: boolean; wanted: boolean; from: string },
): Promise<Outcome<NewsletterChoice, "too-many-tries" | "email-not-proven">> {
  const id = subscriberId(services, email);
  if (!wanted) {
    // Whoever confirmed it has the mailbox; this account has not shown that it does.
    if (!isProven && (await newsletterChoice(services, { email })).value === "on")
      return refuse("email-not-proven");
    await erase(services.db, id);
    return ok("off");
  }
  if (isProven) {
    await insertConfirmed(services.db, { id, email, at: services.clock() });
    return ok("on");
  }
  const asked = await askForNewsletter(services, { email, from });
  return asked.ok ? newsletterChoice(services, { email }) : asked;
}
