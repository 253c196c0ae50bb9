import type { Session } from "../../accounts/identity.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { RefusalWith } from "../../basics/outcome.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { selectKitchen } from "../delivery.queries.ts";
import { deliveryEditorOf } from "../rules/delivery-editor.ts";
import { farWords } from "../rules/far-pincode.ts";
import type { DeliveryOption } from "../rules/options.ts";
import { type LineProblem, lineOf, MOST_PINCODES, readPincodeList } from "../rules/pincode-list.ts";
import { offered, recordedPincode } from "../rules/pincode-record.ts";
import {
  countServed,
  freePincodes,
  insertPincodes,
  lockPincodeCount,
  selectServed,
} from "./pincodes.queries.ts";

type NewPincodes = {
  kitchenId: string;
  list: string;
  options: DeliveryOption[];
  /** Pincodes of other regions that this person has confirmed. */
  confirmed?: readonly string[];
};

/** A pincode of another region than its kitchen's, and what is odd about it. */
export type FarPincode = { pincode: string; message: string };

/**
 * Serves all pincodes of a pasted list from a kitchen, or none of them. Refuses with the mistake of each line. Those of
 * closed kitchens are free. Refuses those of another region once, until they are confirmed.
 */
export function addPincodes(
  services: Services,
  { kitchenId, list, options, confirmed = [], staff }: NewPincodes & { staff: Session },
): Promise<
  Outcome<
    { added: number; served: { pincode: string; area: string }[]; kitchen: string },
    | ("not-your-move" | "unknown-kitchen" | "too-many-pincodes")
    | RefusalWith<"pincodes-wrong", { problems: LineProblem[] }>
    | RefusalWith<"pincodes-far", { far: FarPincode[] }>
  >
> {
  return refusableTransaction(services.db, async (tx) => {
    const role = deliveryEditorOf(staff.roles);
    if (!role) return refuse("not-your-move");
    const kitchen = await selectKitchen(tx, kitchenId);
    if (!kitchen || kitchen.closedAt !== null) return refuse("unknown-kitchen");
    const { rows, problems } = readPincodeList(list);
    if (problems.length > 0) return refuse("pincodes-wrong", { problems });
    const newRows = rows.map((row) => ({ ...row, ...offered(options), city: kitchen.city, kitchenId }));
    const codes = rows.map(({ pincode }) => pincode);
    await lockPincodeCount(tx);
    const freed = new Map((await freePincodes(tx, codes)).map((row) => [row.pincode, row]));
    const added = await insertPincodes(tx, newRows);
    if (added.length < rows.length) {
      const isNew = new Set(added.map(({ pincode }) => pincode));
      const others = codes.filter((pincode) => !isNew.has(pincode));
      const served = await selectServed(tx, others);
      const wrong = served.map(
        (row): LineProblem => ({
          line: lineOf(list, row.pincode),
          message: `${row.pincode} is served already, by ${row.kitchen}.`,
        }),
      );
      return refuse("pincodes-wrong", { problems: wrong.sort((a, b) => a.line - b.line) });
    }
    if ((await countServed(tx)) > MOST_PINCODES) return refuse("too-many-pincodes");
    const far = codes.flatMap((pincode): FarPincode[] => {
      const message = confirmed.includes(pincode) ? null : farWords(pincode, kitchen);
      return message === null ? [] : [{ pincode, message }];
    });
    if (far.length > 0) return refuse("pincodes-far", { far });
    await recordChange(
      { ...services, db: tx },
      {
        ...{ staff, role, subject: "delivery", subjectId: `pincodes ${kitchenId}` },
        label: `${kitchen.name}: ${added.length === 1 ? "1 pincode" : `${added.length} pincodes`}`,
        ...{ before: "not served", after: "served" },
        records: newRows.map(({ pincode, ...row }) => ({
          ...{ kind: "pincode", key: pincode, before: recordedPincode(freed.get(pincode)) },
          after: recordedPincode(row),
        })),
      },
    );
    return ok({
      ...{ added: added.length, kitchen: kitchen.name },
      served: rows.map(({ pincode, area }) => ({ pincode, area })),
    });
  });
}
