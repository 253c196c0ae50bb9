import type { Session } from "../../accounts/identity.ts";
import { may } from "../../accounts/rules/permissions.ts";
import type { Services } from "../../services.ts";
import type { KitchenColumn } from "../rules/staff-status.ts";
import { formerColumn, listUnseen, type UnseenChanges, unseenChanges } from "./unseen-changes.ts";

/**
 * Returns the unseen changes of an order that has moved from this kitchen to another, and the column where it stood.
 * Serves the page that its red docket opens. Null if there are none, or for those who do not bake.
 */
export async function getMovedAway(
  services: Pick<Services, "db" | "clock">,
  { id, kitchenId, staff }: { id: string; kitchenId: string; staff: Session },
): Promise<{ changes: UnseenChanges; column: KitchenColumn } | null> {
  if (!may(staff.roles, "bake")) return null;
  const unseen = await listUnseen(services, { kitchenId, orderId: id, at: services.clock() });
  const noticed = unseen.get(id);
  if (!noticed || noticed.order.kitchenId === kitchenId) return null;
  const changes = unseenChanges(noticed, { kitchenId, isShown: false });
  const column = changes?.why ? formerColumn(noticed, changes.why) : null;
  return changes && column && { changes, column };
}
