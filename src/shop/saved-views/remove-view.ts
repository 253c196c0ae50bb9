import type { Session } from "../accounts/identity.ts";
import type { OfficeListName } from "../accounts/rules/office-lists.ts";
import { may } from "../accounts/rules/permissions.ts";
import type { Services } from "../services.ts";
import { deleteView } from "./saved-views.queries.ts";

/** Removes a view of a list: one's own, or a shared one by those who may share. Any other stays as it is. */
export async function removeView(
  { db }: Pick<Services, "db">,
  { staff, list, id }: { staff: Session; list: OfficeListName; id: string },
): Promise<void> {
  await deleteView(db, { id, list, userId: staff.userId, anyShared: may(staff.roles, "share views") });
}
