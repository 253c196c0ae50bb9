import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { deleteAddress } from "./addresses.queries.ts";

/** Deletes a saved address. Orders keep their own copy. */
export async function removeAddress(
  services: Pick<Services, "db">,
  { userId, id }: { userId: string; id: string },
): Promise<Outcome<void, "unknown-address">> {
  return (await deleteAddress(services.db, userId, id)) ? ok(undefined) : refuse("unknown-address");
}
