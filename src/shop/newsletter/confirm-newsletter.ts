import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { confirm } from "./newsletter.queries.ts";
import { readConfirmToken } from "./newsletter-link.ts";

/** Confirms the subscription of this token. Refuses tokens issued before unsubscribing. */
export async function confirmNewsletter(
  services: Services,
  { token }: { token: string },
): Promise<Outcome<void, "newsletter-link-old">> {
  const confirmation = readConfirmToken(services, token);
  const isOn =
    confirmation !== null &&
    (await confirm(services.db, confirmation.id, confirmation.askedAt, services.clock()));
  return isOn ? ok(undefined) : refuse("newsletter-link-old");
}
