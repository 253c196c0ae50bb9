import { useEffect, useState } from "react";
import { choicesMade } from "../../../shop/catalogue/rules/listing-filter.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FILTERS_ID, FORM_ID } from "./filter-ids.ts";
import { FilterPanel } from "./filter-panel.tsx";
import { countWords, NOTHING_CHOSEN } from "./filter-words.ts";
import type { ListingPage } from "./listing-page.ts";
import type { Filtering } from "./use-filtering.ts";

const SHEET_ID = "sheet";

type SheetProps = {
  shown: ListingPage;
  filtering: Filtering;
  /** The group to scroll to; null for the first. */
  at: string | null;
  onClose: () => void;
};

/** The filters on narrow screens: each choice applies at once, behind the sheet. */
export function FilterSheet({ shown, filtering, at, onClose }: SheetProps) {
  const { filter, choose, isLoading } = filtering;
  // The form that came with the document is in the panel, which narrow screens hide.
  const [inDocument] = useState(() => document.getElementById(FILTERS_ID)?.innerHTML ?? "");
  const html = (shown.form ?? inDocument).replaceAll(FORM_ID, SHEET_ID);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Filters"
      width="30rem"
      foot={
        <>
          {choicesMade(filter) > 0 && (
            <Button look="ghost" onClick={() => choose(NOTHING_CHOSEN)}>
              Clear all
            </Button>
          )}
          <Button wide busy={isLoading} onClick={onClose}>
            Show {countWords(shown.listing.total)}
          </Button>
        </>
      }
    >
      <div className="filters-sheet">
        <p className="sr-only" role="status">
          {isLoading ? "Loading cakes..." : countWords(shown.listing.total)}
        </p>
        <FilterPanel id={`${SHEET_ID}-html`} html={html} filtering={filtering} />
        {at && <StartAt id={`${SHEET_ID}-${at.toLowerCase().replace(/ /g, "-")}`} />}
      </div>
    </Dialog>
  );
}

/** Focuses a group of the form once it is rendered. */
function StartAt({ id }: { id: string }) {
  useEffect(() => {
    const group = document.getElementById(id);
    if (group instanceof HTMLDetailsElement) group.open = true;
    group?.scrollIntoView?.();
    group?.querySelector<HTMLInputElement>("input:checked, input:enabled")?.focus();
  }, [id]);
  return null;
}
