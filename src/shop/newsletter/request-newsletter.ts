import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { upsertRequest } from "./newsletter.queries.ts";
import { CONFIRM_DAYS, DAY_MS, subscriberId } from "./newsletter-link.ts";

const HOUR = 60 * 60;
/** Different e-mails per network or customer: each gets a mail. */
const ADDRESSES_FROM_ONE = { max: 30, seconds: HOUR };
const TO_ONE_EMAIL = { max: 3, seconds: HOUR };

/**
 * Requests the newsletter for an e-mail: mails a confirmation link, nothing else. The reply does not reveal whether
 * the e-mail is subscribed.
 * @param from IP network or customer, for rate limiting
 */
export async function requestNewsletter(
  services: Services,
  { email, from }: { email: string; from: string },
): Promise<Outcome<void, "too-many-tries">> {
  const take = (key: string, { max, seconds }: typeof TO_ONE_EMAIL) =>
    services.rateLimiter.take(key, max, seconds);
  // Each e-mail counts once. Its key is created only within the limit, so that refused clients cannot fill the
  // memory.
  const limitKey = `newsletter-from:${from}`;
  const address = `${limitKey}:${email}`;
  const { allowed, retryAfter } = await take(limitKey, ADDRESSES_FROM_ONE);
  if (!allowed) {
    if ((await services.rateLimiter.used(address)) === 0) return refuse("too-many-tries", { retryAfter });
  } else if (!(await take(address, { max: 1, seconds: HOUR })).allowed) {
    await services.rateLimiter.giveBack(limitKey);
  }
  // Enough mails were sent; a refusal would reveal that someone else has requested this e-mail.
  if (!(await take(`newsletter-to:${email}`, TO_ONE_EMAIL)).allowed) return ok(undefined);
  const askedAt = services.clock();
  await services.db.transaction(async (tx) => {
    const tooOld = new Date(askedAt.getTime() - CONFIRM_DAYS * DAY_MS);
    const id = await upsertRequest(tx, { id: subscriberId(services, email), email, askedAt }, tooOld);
    await services.jobs.enqueue(tx, "newsletter-asked", { subscriberId: id, at: askedAt.toISOString() });
  });
  return ok(undefined);
}
