import type { Session } from "../../accounts/identity.ts";
import { may } from "../../accounts/rules/permissions.ts";
import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import { listKitchens } from "../../delivery/delivery.reads.ts";
import type { Services } from "../../services.ts";
import { kitchenTopic } from "../publish-order.ts";

/** The topic of a kitchen's orders, for those who bake. */
export async function followKitchen(
  services: Pick<Services, "db">,
  { kitchenId, staff }: { kitchenId: string; staff: Session },
): Promise<Outcome<{ topic: string }, "unknown-kitchen">> {
  const isKnown = (await listKitchens(services)).some(({ id }) => id === kitchenId);
  return isKnown && may(staff.roles, "bake")
    ? ok({ topic: kitchenTopic(kitchenId) })
    : refuse("unknown-kitchen");
}
