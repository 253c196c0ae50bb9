import type { Services } from "../services.ts";
import { selectRoles } from "./accounts.queries.ts";
import type { Role } from "./identity.ts";

/** What this person may do as staff. A customer may nothing. */
export async function getRoles(
  services: Pick<Services, "db">,
  { userId }: { userId: string },
): Promise<Role[]> {
  return selectRoles(services.db, userId);
}
