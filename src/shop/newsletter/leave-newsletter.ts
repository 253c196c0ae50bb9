import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { leave } from "./newsletter.queries.ts";
import { readLeaveToken } from "./newsletter-link.ts";

/** Takes the address behind this token off the list; again changes nothing. */
export async function leaveNewsletter(
  services: Services,
  { token }: { token: string },
): Promise<Outcome<void, "newsletter-link-old">> {
  const id = readLeaveToken(services, token);
  if (id === null) return refuse("newsletter-link-old");
  await leave(services.db, id, services.clock());
  return ok(undefined);
}
