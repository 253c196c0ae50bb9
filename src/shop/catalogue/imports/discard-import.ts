import type { Session } from "../../accounts/identity.ts";
import type { Services } from "../../services.ts";
import { deletePrepared } from "./prepared-imports.queries.ts";

/** Drops the table that this person has sent. Dropping none is not an error. */
export async function discardImport(
  { db }: Pick<Services, "db">,
  { staff }: { staff: Session },
): Promise<void> {
  await deletePrepared(db, staff.userId);
}
