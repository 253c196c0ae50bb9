import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { markChosen } from "./addresses.queries.ts";

/** Makes an address the default for checkout. */
export async function chooseAddress(
  services: Pick<Services, "db" | "clock">,
  { userId, id }: { userId: string; id: string },
): Promise<Outcome<void, "unknown-address">> {
  const chosen = await markChosen(services.db, userId, id, services.clock());
  return chosen ? ok(undefined) : refuse("unknown-address");
}
