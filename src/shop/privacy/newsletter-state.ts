import { getDetails } from "../accounts/get-details.ts";
import { type Outcome, ok } from "../basics/outcome.ts";
import { type NewsletterChoice, newsletterChoice } from "../newsletter/choose-newsletter.ts";
import type { Services } from "../services.ts";

/**
 * Does a customer get the newsletter, at which address, and is that proven to be theirs? While it is not, `choice` is
 * null: the address may be another's, and whether that one gets it is theirs to know.
 */
export async function newsletterState(
  services: Pick<Services, "db" | "sign">,
  { userId }: { userId: string },
): Promise<Outcome<{ email: string; isProven: boolean; choice: NewsletterChoice | null }, never>> {
  const details = await getDetails(services, { userId });
  if (!details.ok) throw new Error("details are never refused");
  const { email, emailVerified: isProven } = details.value;
  const choice = isProven ? (await newsletterChoice(services, { email })).value : null;
  return ok({ email, isProven, choice });
}
