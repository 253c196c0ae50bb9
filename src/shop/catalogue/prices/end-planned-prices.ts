import type { Session } from "../../accounts/identity.ts";
import { recordChange } from "../../audit/record-change.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { catalogueEditorOf } from "../rules/catalogue-editor.ts";
import { ENDED, plannedKey } from "../rules/planned-price-record.ts";
import { closeBatch } from "./price-changes.queries.ts";
import { beginPriceWrite } from "./settle-prices.ts";

/**
 * Ends prices that were planned together: those that have not begun never begin, and temporary ones that run end now.
 * Lasting prices that have begun are the normal prices by now, and stay.
 * @returns the number of SKUs whose prices ended
 */
export function endPlannedPrices(
  services: Services,
  { batch, staff }: { batch: string; staff: Session },
): Promise<Outcome<number, "not-your-move" | "unknown-planned-prices">> {
  return refusableTransaction(services.db, async (tx) => {
    const role = catalogueEditorOf(staff.roles);
    if (!role) return refuse("not-your-move");
    const now = services.clock();
    await beginPriceWrite({ ...services, db: tx });
    const ended = await closeBatch(tx, batch, now);
    if (ended.length === 0) return refuse("unknown-planned-prices");
    await recordChange(
      { ...services, db: tx },
      {
        ...{
          staff,
          role,
          subject: "catalogue",
          subjectId: batch,
          label: ended.length === 1 ? "1 planned price" : `${ended.length} planned prices`,
        },
        ...{ before: "Planned", after: "Ended" },
        records: ended.map((row) => ({
          ...{ kind: "planned-price", key: plannedKey(row), before: { isEnded: false }, after: ENDED },
        })),
      },
    );
    return ok(ended.length);
  });
}
