import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { upsertRequest } from "./newsletter.queries.ts";
import { CONFIRM_DAYS, DAY_MS, subscriberId } from "./newsletter-link.ts";

const HOUR = 60 * 60;
/** Different addresses that one network, or one customer, asks for: a mail goes to each. */
const ADDRESSES_FROM_ONE = { max: 30, seconds: HOUR };
const TO_ONE_EMAIL = { max: 3, seconds: HOUR };

/**
 * Somebody wants the newsletter at this address. A mail goes there; nothing else happens until it is confirmed.
 * The answer is the same whether the address is new, waiting or confirmed.
 * @param from who asks, which a limit counts by: a network, or a customer
 */
export async function requestNewsletter(
  services: Services,
  { email, from }: { email: string; from: string },
): Promise<Outcome<void, "too-many-tries">> {
  const take = (key: string, { max, seconds }: typeof TO_ONE_EMAIL) =>
    services.attempts.take(key, max, seconds);
  // An address counts once, however often it is asked for. Its key is made only within the limit: whoever is refused
  // could else fill the memory with keys of their choice.
  const all = `newsletter-from:${from}`;
  const address = `${all}:${email}`;
  const { allowed, retryAfter } = await take(all, ADDRESSES_FROM_ONE);
  if (!allowed) {
    if ((await services.attempts.used(address)) === 0) return refuse("too-many-tries", { retryAfter });
  } else if (!(await take(address, { max: 1, seconds: HOUR })).allowed) {
    await services.attempts.giveBack(all);
  }
  // Enough mails are there already; a refusal would tell a stranger that somebody has asked for this address.
  if (!(await take(`newsletter-to:${email}`, TO_ONE_EMAIL)).allowed) return ok(undefined);
  const askedAt = services.clock();
  await services.db.transaction(async (tx) => {
    const tooOld = new Date(askedAt.getTime() - CONFIRM_DAYS * DAY_MS);
    const id = await upsertRequest(tx, { id: subscriberId(services, email), email, askedAt }, tooOld);
    await services.jobs.enqueue(tx, "newsletter-asked", { subscriberId: id, at: askedAt.toISOString() });
  });
  return ok(undefined);
}
