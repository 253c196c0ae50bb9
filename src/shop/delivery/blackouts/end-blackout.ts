import type { Session } from "../../accounts/identity.ts";
import { recordChange } from "../../audit/record-change.ts";
import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { selectKitchen } from "../delivery.queries.ts";
import { blackoutScope, blackoutTime } from "../rules/blackout-words.ts";
import { deliveryEditorOf } from "../rules/delivery-editor.ts";
import { setEnded } from "./blackouts.queries.ts";

/** Ends a blackout before its time, so that shoppers can order again at once. It stays in the list and in the log. */
export async function endBlackout(
  services: Services,
  { id, staff }: { id: number; staff: Session },
): Promise<Outcome<void, "not-your-move" | "unknown-blackout">> {
  const role = deliveryEditorOf(staff.roles);
  if (!role) return refuse("not-your-move");
  return services.db.transaction(async (tx) => {
    const by = staff.name?.trim() || staff.email;
    const ended = await setEnded(tx, { id, at: services.clock(), by });
    if (!ended) return refuse("unknown-blackout");
    const kitchen = ended.kitchenId === null ? null : await selectKitchen(tx, ended.kitchenId);
    await recordChange(
      { ...services, db: tx },
      {
        ...{ staff, role, subject: "delivery", subjectId: `blackout ${id}` },
        label: `${blackoutScope(ended, kitchen?.name ?? null)}: ${blackoutTime(ended)}`,
        ...{ before: "closed", after: "open" },
        records: [
          { kind: "blackout", key: String(id), before: { isEnded: false }, after: { isEnded: true } },
        ],
      },
    );
    return ok(undefined);
  });
}
