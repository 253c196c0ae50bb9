import type { Services } from "../services.ts";
import { setChecked } from "./payments.queries.ts";

/** Notes that the provider has said what it knows of a settled payment: nobody asks again. */
export async function markRechecked(services: Services, { paymentId }: { paymentId: string }): Promise<void> {
  await setChecked(services.db, [paymentId], services.clock());
}
