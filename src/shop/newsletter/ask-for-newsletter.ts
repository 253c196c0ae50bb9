import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { upsertAsked } from "./newsletter.queries.ts";
import { CONFIRM_DAYS, DAY_MS, subscriberId } from "./newsletter-link.ts";

const HOUR = 60 * 60;
const FROM_ONE_ADDRESS = { max: 20, seconds: HOUR };
const TO_ONE_EMAIL = { max: 3, seconds: HOUR };

/**
 * Somebody wants the newsletter at this address. A mail goes there; nothing else happens until it is confirmed.
 * The answer is the same whether the address is new, waiting or confirmed.
 * @param from the network address, which a limit counts by
 */
export async function askForNewsletter(
  services: Services,
  { email, from }: { email: string; from: string },
): Promise<Outcome<void, "too-many-tries">> {
  const take = (key: string, { max, seconds }: typeof TO_ONE_EMAIL) =>
    services.attempts.take(key, max, seconds);
  const { allowed, retryAfter } = await take(`newsletter-from:${from}`, FROM_ONE_ADDRESS);
  if (!allowed) return refuse("too-many-tries", { retryAfter });
  // Enough mails are there already; a refusal would tell a stranger that somebody has asked for this address.
  if (!(await take(`newsletter-to:${email}`, TO_ONE_EMAIL)).allowed) return ok(undefined);
  const askedAt = services.clock();
  await services.db.transaction(async (tx) => {
    const tooOld = new Date(askedAt.getTime() - CONFIRM_DAYS * DAY_MS);
    const id = await upsertAsked(tx, { id: subscriberId(services, email), email, askedAt }, tooOld);
    await services.jobs.enqueue(tx, "newsletter-asked", { subscriberId: id, at: askedAt.toISOString() });
  });
  return ok(undefined);
}
