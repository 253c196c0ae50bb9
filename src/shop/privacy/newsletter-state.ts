import { getDetails } from "../accounts/accounts.reads.ts";
import { type NewsletterChoice, newsletterChoice } from "../newsletter/choose-newsletter.ts";
import type { Services } from "../services.ts";

/**
 * The newsletter state of a customer. `choice` is null while the e-mail is unverified, because it may be someone
 * else's.
 */
export async function newsletterState(
  services: Pick<Services, "db" | "sign">,
  { userId }: { userId: string },
): Promise<{ email: string; emailVerified: boolean; choice: NewsletterChoice | null }> {
  const { email, emailVerified } = await getDetails(services, { userId });
  const choice = emailVerified ? await newsletterChoice(services, { email }) : null;
  return { email, emailVerified, choice };
}
