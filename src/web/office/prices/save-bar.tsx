import type { PriceRow } from "../../../shop/catalogue/prices/list-prices.ts";
import { MOST_EDITS } from "../../../shop/catalogue/rules/price-limits.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { Button } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { amountsOf, type Edits, marginPercent, problemOf, sizeWords } from "./grid-edits.ts";
import { REVIEW_FORM } from "./review-panel.tsx";

type SaveBarProps = {
  rows: PriceRow[];
  edits: Edits;
  isReviewing: boolean;
  /** The message of the last save; empty after the next change. */
  saved: string;
  onDiscard: () => void;
  onReview: () => void;
  onBack: () => void;
};

/**
 * The number of changes, and the buttons to review and save them. Takes its space even without changes, so that nothing
 * moves when they are saved.
 */
export function SaveBar({ rows, edits, isReviewing, saved, onDiscard, onReview, onBack }: SaveBarProps) {
  const isSaving = useIntent() === "save";
  const changed = rows.filter(({ sku }) => edits.has(sku));
  const wrong = changed.filter((row) => problemOf(row, edits) !== null);
  const margins = changed.flatMap((row) => marginPercent(amountsOf(row, edits)) ?? []);
  const isTooMany = changed.length > MOST_EDITS;
  const isBlocked = wrong.length > 0 || isTooMany;
  const hasChanges = changed.length > 0;
  const [firstWrong] = wrong;
  const count = changed.length === 1 ? "1 change" : `${changed.length} changes`;
  return (
    <div className={classes("prices-save", !hasChanges && "is-empty")}>
      <p className="prices-saved" role="status">
        {saved && <b>{saved}</b>}
      </p>
      {hasChanges && (
        <p>
          <b>{changed.length === 1 ? "1 SKU changed" : `${changed.length} SKUs changed`}</b>{" "}
          {isTooMany && `At most ${MOST_EDITS} at once.`}
          {firstWrong &&
            `${wrong.length} cannot be saved: ${firstWrong.name}, ${sizeWords(firstWrong)}: ${problemOf(firstWrong, edits)}.`}
          {!isBlocked && margins.length > 0 && `Lowest margin ${Math.min(...margins)}%.`}
        </p>
      )}
      {!hasChanges && !saved && <p>Shoppers see a saved price at once.</p>}
      {hasChanges && isReviewing && (
        <>
          <Button look="soft" onClick={onBack}>
            Back to the grid
          </Button>
          <Button
            key="save"
            type="submit"
            form={REVIEW_FORM}
            look="gold"
            name="intent"
            value="save"
            busy={isSaving}
            aria-disabled={isBlocked || undefined}
            // The second click of a double-click on the review button, which was in this place, must not save.
            onClick={(event) => (isBlocked || event.detail > 1) && event.preventDefault()}
          >
            {isSaving ? "Saving..." : `Save ${count}`}
          </Button>
        </>
      )}
      {hasChanges && !isReviewing && (
        <>
          <Button look="soft" onClick={() => window.confirm(`Discard ${count}?`) && onDiscard()}>
            Discard
          </Button>
          <Button
            key="review"
            look="gold"
            aria-disabled={isBlocked || undefined}
            onClick={() => !isBlocked && onReview()}
          >
            Review {count}
          </Button>
        </>
      )}
    </div>
  );
}
