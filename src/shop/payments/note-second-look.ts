import { type Outcome, ok } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { setChecked } from "./payments.queries.ts";

/** Notes that the provider has said what it knows of a settled payment: nobody asks again. */
export async function noteSecondLook(
  services: Services,
  { paymentId }: { paymentId: string },
): Promise<Outcome<void, never>> {
  await setChecked(services.db, [paymentId], services.clock());
  return ok(undefined);
}
