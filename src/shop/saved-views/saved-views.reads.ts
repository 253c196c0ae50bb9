import type { Session } from "../accounts/identity.ts";
import type { OfficeListName } from "../accounts/rules/office-lists.ts";
import { may } from "../accounts/rules/permissions.ts";
import type { Services } from "../services.ts";
import { selectOwnViews, selectViews } from "./saved-views.queries.ts";

/** A view as its tab needs it. `query` is that of the list's address. */
export type ListedView = { id: string; name: string; query: string; isShared: boolean; isRemovable: boolean };

/** A person's saved views of a list and the shared ones, by name. The caller has checked that they may see the list. */
export async function listViews(
  { db }: Pick<Services, "db">,
  { staff, list }: { staff: Session; list: OfficeListName },
): Promise<ListedView[]> {
  const views = await selectViews(db, staff.userId, list);
  const mayRemoveShared = may(staff.roles, "share views");
  return views.map(({ isOwn, ...view }) => ({ ...view, isRemovable: isOwn || mayRemoveShared }));
}

/** A person's own views, for the export of their data. */
export async function exportViews({ db }: Pick<Services, "db">, { userId }: { userId: string }) {
  const views = await selectOwnViews(db, userId);
  return views.map(({ list, name, query, isShared, savedAt }) => ({
    ...{ list, name, query, isShared },
    at: savedAt.toISOString(),
  }));
}
