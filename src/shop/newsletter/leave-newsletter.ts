import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { erase } from "./newsletter.queries.ts";
import { readLeaveToken } from "./newsletter-link.ts";

/** Erases the subscription of this token. Repeating it is not an error. */
export async function leaveNewsletter(
  services: Services,
  { token }: { token: string },
): Promise<Outcome<void, "newsletter-link-old">> {
  const id = readLeaveToken(services, token);
  if (id === null) return refuse("newsletter-link-old");
  await erase(services.db, id);
  return ok(undefined);
}
