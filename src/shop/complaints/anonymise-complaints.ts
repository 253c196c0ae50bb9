import type { Tx } from "../../infrastructure/database/db.ts";
import type { Services } from "../services.ts";
import { clearComplaints } from "./customer-data.queries.ts";

/**
 * Erases what a customer wrote and uploaded in complaints about these orders, in the caller's transaction. A job
 * deletes the files afterwards.
 */
export async function anonymiseComplaints(
  services: Pick<Services, "jobs">,
  tx: Tx,
  { orderIds }: { orderIds: string[] },
): Promise<void> {
  const files = await clearComplaints(tx, orderIds);
  if (files.length > 0) await services.jobs.enqueue(tx, "proofs-erased", { files });
}
