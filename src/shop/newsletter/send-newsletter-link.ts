import { writeMail } from "../mail/write-mail.ts";
import type { Services } from "../services.ts";
import { selectSubscriber } from "./newsletter.queries.ts";
import { CONFIRM_DAYS, confirmLink, leaveLink } from "./newsletter-link.ts";
import { alreadySubscribedMail, confirmMail } from "./rules/newsletter-mails.ts";

/**
 * Mails the confirmation link, or to a subscriber the unsubscribe link.
 * @param at time of the request, part of the mail's key, so that a repeated job sends once
 */
export async function sendNewsletterLink(
  services: Services,
  { subscriberId, at }: { subscriberId: string; at: string },
): Promise<void> {
  const subscriber = await selectSubscriber(services.db, subscriberId);
  if (!subscriber) return;
  const shop = services.settings.name;
  const leave = leaveLink(services, subscriber);
  const content =
    subscriber.status === "pending"
      ? confirmMail({ shop, link: confirmLink(services, subscriber), leave, days: CONFIRM_DAYS })
      : alreadySubscribedMail({ shop, leave });
  const key = `newsletter:${subscriberId}:${at}`;
  await writeMail(services, { key, kind: "newsletter-link", to: subscriber.email, content });
}
