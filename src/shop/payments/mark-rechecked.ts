import type { Services } from "../services.ts";
import { setChecked } from "./payments.queries.ts";

/** Marks a settled payment as rechecked, so that it is not asked about again. */
export async function markRechecked(services: Services, { paymentId }: { paymentId: string }): Promise<void> {
  await setChecked(services.db, [paymentId], services.clock());
}
