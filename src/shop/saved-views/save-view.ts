import type { Session } from "../accounts/identity.ts";
import { may } from "../accounts/rules/permissions.ts";
import { randomUuid } from "../basics/ids.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import type { SavedViewRefusal } from "./refusals.ts";
import { MOST_VIEWS } from "./rules/most-views.ts";
import type { SavedView } from "./saved-views.inputs.ts";
import { countViews, insertView, lockViews } from "./saved-views.queries.ts";

/** Saves filters of the orders list under a name, at most `MOST_VIEWS` for each person. */
export async function saveView(
  { db, clock }: Pick<Services, "db" | "clock">,
  { staff, view }: { staff: Session; view: SavedView },
): Promise<Outcome<undefined, SavedViewRefusal>> {
  if (view.isShared && !may(staff.roles, "share views")) return refuse("may-not-share-views");
  const { userId } = staff;
  return refusableTransaction(db, async (tx) => {
    await lockViews(tx, userId);
    if (!(await insertView(tx, { ...view, id: randomUuid(), userId, savedAt: clock() })))
      return refuse("view-name-taken");
    return (await countViews(tx, userId)) > MOST_VIEWS ? refuse("too-many-views") : ok(undefined);
  });
}
