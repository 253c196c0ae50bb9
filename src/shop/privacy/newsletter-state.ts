import { getDetails } from "../accounts/accounts.reads.ts";
import { type NewsletterChoice, newsletterChoice } from "../newsletter/choose-newsletter.ts";
import type { Services } from "../services.ts";

/**
 * Does a customer get the newsletter, at which address, and is that proven to be theirs? While it is not, `choice` is
 * null: the address may be another's, and whether that one gets it is theirs to know.
 */
export async function newsletterState(
  services: Pick<Services, "db" | "sign">,
  { userId }: { userId: string },
): Promise<{ email: string; isProven: boolean; choice: NewsletterChoice | null }> {
  const { email, emailVerified: isProven } = await getDetails(services, { userId });
  const choice = isProven ? await newsletterChoice(services, { email }) : null;
  return { email, isProven, choice };
}
