import type { Tx } from "../../infrastructure/database/db.ts";
import { deleteInvitationsOf } from "./staff.queries.ts";

/** Erases invitations of an e-mail, in the caller's transaction. */
export async function eraseInvitations(tx: Tx, { email }: { email: string }): Promise<void> {
  await deleteInvitationsOf(tx, email);
}
