import type { Session } from "../accounts/identity.ts";
import { recordChange } from "../audit/record-change.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { selectKitchen } from "./delivery.queries.ts";
import { freePincodes, insertPincodes, selectServed } from "./pincodes.queries.ts";
import { deliveryEditorOf } from "./rules/delivery-editor.ts";
import type { DeliveryOption } from "./rules/options.ts";
import { type LineProblem, lineOf, readPincodeList } from "./rules/pincode-list.ts";

type NewPincodes = { kitchenId: string; list: string; options: DeliveryOption[] };

/**
 * Serves all pincodes of a pasted list from a kitchen, or none of them. Refuses with the mistake of each line. Those of
 * closed kitchens are free.
 */
export function addPincodes(
  services: Services,
  { kitchenId, list, options, staff }: NewPincodes & { staff: Session },
): Promise<Outcome<{ added: number }, "not-your-move" | "unknown-kitchen" | "pincodes-wrong">> {
  return refusableTransaction(services.db, async (tx) => {
    const role = deliveryEditorOf(staff.roles);
    if (!role) return refuse("not-your-move");
    const kitchen = await selectKitchen(tx, kitchenId);
    if (!kitchen || kitchen.closedAt !== null) return refuse("unknown-kitchen");
    const { rows, problems } = readPincodeList(list);
    if (problems.length > 0) return refuse("pincodes-wrong", { problems });
    const offered = {
      ...{ standard: options.includes("standard"), express: options.includes("express") },
      ...{ fixedTime: options.includes("fixed-time"), midnight: options.includes("midnight") },
      pickup: options.includes("pickup"),
    };
    const newRows = rows.map((row) => ({ ...row, ...offered, city: kitchen.city, kitchenId }));
    const codes = rows.map(({ pincode }) => pincode);
    await freePincodes(tx, codes);
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
    await recordChange(
      { ...services, db: tx },
      {
        ...{ staff, role, subject: "delivery", subjectId: `pincodes ${kitchenId}` },
        label: `${kitchen.name}: ${added.length === 1 ? "1 pincode" : `${added.length} pincodes`}`,
        ...{ before: "not served", after: "served" },
        note: rows.map(({ pincode, area }) => `${pincode} ${area}`).join(", "),
      },
    );
    return ok({ added: added.length });
  });
}
