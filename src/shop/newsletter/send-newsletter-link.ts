import { type Outcome, ok } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { selectSubscriber } from "./newsletter.queries.ts";
import { CONFIRM_DAYS, confirmLink, leaveLink } from "./newsletter-link.ts";
import { alreadyOnMail, confirmMail } from "./rules/newsletter-mails.ts";

/**
 * Mails the link that confirms, or to somebody who is on the list the one that leaves it.
 * @param at when it was asked for, which names the mail, so that a repeated job sends it once
 */
export async function sendNewsletterLink(
  services: Services,
  { subscriberId, at }: { subscriberId: string; at: string },
): Promise<Outcome<void, never>> {
  const subscriber = await selectSubscriber(services.db, subscriberId);
  if (!subscriber) return ok(undefined);
  const shop = services.settings.name;
  const leave = leaveLink(services, subscriber);
  const mail =
    subscriber.status === "pending"
      ? confirmMail({ shop, link: confirmLink(services, subscriber), leave, days: CONFIRM_DAYS })
      : alreadyOnMail({ shop, leave });
  await services.mailer.send({ id: `newsletter:${subscriberId}:${at}`, to: subscriber.email, ...mail });
  return ok(undefined);
}
