import type { Session } from "../accounts/identity.ts";
import type { OfficeListName } from "../accounts/rules/office-lists.ts";
import { may } from "../accounts/rules/permissions.ts";
import { randomUuid } from "../basics/ids.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import type { SavedViewRefusal } from "./refusals.ts";
import { MOST_VIEWS } from "./rules/most-views.ts";
import type { SavedView } from "./saved-views.inputs.ts";
import { countViews, insertView, lockViews } from "./saved-views.queries.ts";

/** Saves filters of a list under a name, at most `MOST_VIEWS` for each person and list. */
export async function saveView(
  { db, clock }: Pick<Services, "db" | "clock">,
  { staff, list, view }: { staff: Session; list: OfficeListName; view: SavedView },
): Promise<Outcome<undefined, SavedViewRefusal>> {
  if (view.isShared && !may(staff.roles, "share views")) return refuse("may-not-share-views");
  const { userId } = staff;
  return refusableTransaction(db, async (tx) => {
    await lockViews(tx, userId);
    if (!(await insertView(tx, { ...view, list, id: randomUuid(), userId, savedAt: clock() })))
      return refuse("view-name-taken");
    return (await countViews(tx, userId, list)) > MOST_VIEWS ? refuse("too-many-views") : ok(undefined);
  });
}
