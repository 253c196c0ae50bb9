import type { Session } from "../../accounts/identity.ts";
import { recordChange } from "../../audit/record-change.ts";
import { changedFields } from "../../audit/rules/changed-record.ts";
import type { RefusalWith } from "../../basics/outcome.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { selectKitchen } from "../delivery.queries.ts";
import { selectNamedAreas } from "../pincodes/pincodes.queries.ts";
import { type Closed, recordedBlackout } from "../rules/blackout-record.ts";
import { blackoutScope, blackoutTime } from "../rules/blackout-words.ts";
import { deliveryEditorOf } from "../rules/delivery-editor.ts";
import type { DeliveryOption } from "../rules/options.ts";
import { type Blackout, insertBlackout, lockCapacity, selectBlackoutByKey } from "./blackouts.queries.ts";

type NewBlackout = {
  /** A UUID made by a program, or for a form, so that a repeat creates no second blackout. */
  key?: string;
  startsAt: Date;
  /** Null if it lasts until it is ended by hand. */
  endsAt: Date | null;
  kitchenId: string | null;
  option: DeliveryOption | null;
  startMinute: number | null;
  /** Pincodes, or names of areas; none means all. */
  areas: string[];
  reason: string;
};

/** The blackout that has the key already. */
export type KeyHolder = { id: number; at: Date };

type UnknownArea = RefusalWith<"unknown-area", { name: string }>;

/**
 * Closes delivery times at once, on every instance. Orders and holds that exist stay; a hold can still be paid. A
 * repeat with the same key is a success, also once the blackout has ended.
 */
export function createBlackout(
  services: Services,
  { blackout, staff }: { blackout: NewBlackout; staff: Session },
): Promise<
  Outcome<
    { id: number },
    | ("not-your-move" | "unknown-kitchen")
    | UnknownArea
    | RefusalWith<"idempotency-key-reused", KeyHolder | undefined>
  >
> {
  const role = deliveryEditorOf(staff.roles);
  return refusableTransaction(services.db, async (tx) => {
    if (!role) return refuse("not-your-move");
    const inside = { ...services, db: tx };
    const { key, areas, kitchenId, ...closed } = blackout;
    const kitchen = kitchenId === null ? null : await selectKitchen(tx, kitchenId);
    if (kitchen === undefined) return refuse("unknown-kitchen");
    const pincodes = await pincodesOf(inside, areas);
    if (!pincodes.ok) return pincodes;
    await lockCapacity(tx);
    const wanted = { ...closed, kitchenId, pincodes: pincodes.value };
    const row = await insertBlackout(tx, {
      ...wanted,
      ...(key === undefined ? {} : { idempotencyKey: key }),
      createdAt: services.clock(),
      createdBy: staff.name?.trim() || staff.email,
    });
    if (!row) {
      const stored = key === undefined ? undefined : await selectBlackoutByKey(tx, key);
      if (stored && isSame(stored, wanted)) return ok({ id: stored.id });
      return refuse(
        "idempotency-key-reused",
        stored && ({ id: stored.id, at: stored.createdAt } satisfies KeyHolder),
      );
    }
    await recordChange(inside, {
      ...{ staff, role, subject: "delivery", subjectId: `blackout ${row.id}` },
      label: `${blackoutScope(row, kitchen?.name ?? null)}: ${blackoutTime(row)}`,
      ...{ before: "open", after: "closed", note: row.reason },
      records: [{ kind: "blackout", key: String(row.id), before: null, after: recordedBlackout(row) }],
    });
    return ok({ id: row.id });
  });
}

/** Whether both close the same times. When the stored one was ended does not matter. */
function isSame(stored: Blackout, wanted: Omit<Closed, "endedAt">): boolean {
  const recorded = (closed: typeof wanted) => recordedBlackout({ ...closed, endedAt: null });
  return changedFields(recorded(stored), recorded(wanted)) === null;
}

/** The pincodes of these words; null for all. Refuses a word that is neither a pincode nor an area. */
async function pincodesOf(
  services: Services,
  areas: string[],
): Promise<Outcome<string[] | null, UnknownArea>> {
  if (areas.length === 0) return ok(null);
  const rows = await selectNamedAreas(services.db, areas);
  const named = (word: string) =>
    rows.filter(({ pincode, area }) => pincode === word || area.toLowerCase() === word.toLowerCase());
  const unknown = areas.find((word) => named(word).length === 0);
  if (unknown !== undefined) return refuse("unknown-area", { name: unknown });
  return ok([...new Set(areas.flatMap((word) => named(word).map(({ pincode }) => pincode)))].sort());
}
