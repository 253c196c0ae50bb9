import type { Session } from "../../accounts/identity.ts";
import type { Services } from "../../services.ts";
import { deletePrepared } from "./prepared-imports.queries.ts";

/** Deletes the table that this person has sent. A missing table is not an error. */
export async function discardImport(
  { db }: Pick<Services, "db">,
  { staff }: { staff: Session },
): Promise<void> {
  await deletePrepared(db, staff.userId);
}
