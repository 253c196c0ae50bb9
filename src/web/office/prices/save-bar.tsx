import type { PriceRow } from "../../../shop/catalogue/list-prices.ts";
import { MOST_EDITS } from "../../../shop/catalogue/rules/price-limits.ts";
import { Button } from "../../ui/button.tsx";
import { amountsOf, type Edits, marginPercent, problemOf } from "./grid-edits.ts";

type SaveBarProps = {
  rows: PriceRow[];
  edits: Edits;
  isReviewing: boolean;
  onDiscard: () => void;
  onReview: () => void;
};

/** The number of changes, and the buttons to save them. Takes its space even without changes. */
export function SaveBar({ rows, edits, isReviewing, onDiscard, onReview }: SaveBarProps) {
  const changed = rows.filter(({ sku }) => edits.has(sku));
  const wrong = changed.filter((row) => problemOf(row, edits) !== null);
  const margins = changed.flatMap((row) => marginPercent(amountsOf(row, edits)) ?? []);
  const isTooMany = changed.length > MOST_EDITS;
  const isBlocked = wrong.length > 0 || isTooMany;
  if (changed.length === 0)
    return (
      <p className="prices-save is-empty">
        No changes yet. Customers see a new price within a second of saving.
      </p>
    );
  const [firstWrong] = wrong;
  return (
    <div className="prices-save">
      <p>
        <b>{changed.length === 1 ? "1 SKU changed" : `${changed.length} SKUs changed`}</b>{" "}
        {isTooMany && `Save ${MOST_EDITS} at once at most.`}
        {firstWrong && `${wrong.length} cannot be saved: ${firstWrong.sku} ${problemOf(firstWrong, edits)}.`}
        {!isBlocked && margins.length > 0 && `Lowest margin ${Math.min(...margins)}%.`}
      </p>
      <Button look="soft" onClick={onDiscard}>
        Discard
      </Button>
      {!isReviewing && (
        <Button look="gold" aria-disabled={isBlocked || undefined} onClick={() => !isBlocked && onReview()}>
          {changed.length === 1 ? "Review 1 change" : `Review ${changed.length} changes`}
        </Button>
      )}
    </div>
  );
}
