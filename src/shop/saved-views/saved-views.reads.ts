import type { Session } from "../accounts/identity.ts";
import { may } from "../accounts/rules/permissions.ts";
import type { Services } from "../services.ts";
import { selectOwnViews, selectViews } from "./saved-views.queries.ts";

/** A view as its tab needs it. `query` is that of the list's address. */
export type ListedView = { id: string; name: string; query: string; isShared: boolean; isRemovable: boolean };

/** The saved views of a person and the shared ones, by name. */
export async function listViews(
  { db }: Pick<Services, "db">,
  { staff }: { staff: Session },
): Promise<ListedView[]> {
  const views = await selectViews(db, staff.userId);
  const mayRemoveShared = may(staff.roles, "share views");
  return views.map(({ isOwn, ...view }) => ({ ...view, isRemovable: isOwn || mayRemoveShared }));
}

/** A person's own views, for the export of their data. */
export async function exportViews({ db }: Pick<Services, "db">, { userId }: { userId: string }) {
  const views = await selectOwnViews(db, userId);
  return views.map(({ name, query, isShared, savedAt }) => ({
    ...{ name, query, isShared },
    at: savedAt.toISOString(),
  }));
}
