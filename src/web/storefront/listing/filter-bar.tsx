import ArrowDownWideNarrow from "lucide-react/icons/arrow-down-wide-narrow";
import ChevronDown from "lucide-react/icons/chevron-down";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import X from "lucide-react/icons/x";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { LinkChip } from "../../ui/chip.tsx";
import { classes } from "../../ui/classes.ts";
import { countWords, NOTHING_CHOSEN, SORT_WORDS } from "./filter-words.ts";
import { LeadTimeChip } from "./lead-time-choice.tsx";
import type { ListingPage } from "./listing-page.ts";
import type { ListingSort } from "./listing-url.ts";
import type { Filtering } from "./use-filtering.ts";
import { useLeadTime } from "./use-lead-time.ts";

const loadSheet = () => import("./filter-sheet.tsx").then((file) => ({ default: file.FilterSheet }));
const FilterSheet = lazy(loadSheet);
/** Requests the file before the finger leaves the button. A failure is reported when the sheet is shown. */
const preloadSheet = () => void loadSheet().catch(() => {});

/** Filter groups with a shortcut on phones. */
const SHORTCUTS = ["Flavour", "Weight", "People", "Price", "Available by"];

type BarProps = { shown: ListingPage; filtering: Filtering; formId: string };

/**
 * Above the cards: the number of products, the chosen filters, and the sort order. On phones also the filter buttons.
 */
export function FilterBar({ shown, filtering, formId }: BarProps) {
  const leadTime = useLeadTime();
  // The lead time stands for the shopper's chosen day and slot, while it still matches them.
  const reached = (words: string) =>
    leadTime && filtering.filter.ready === leadTime.hours ? `Reaches ${leadTime.words}` : words;
  const [sheet, setSheet] = useState<{ at: string | null } | null>(null);
  const { listing, words, chips } = shown;
  const isOpen = sheet !== null;
  return (
    <>
      <div className="filter-bar">
        <a href={`#${formId}`} className="chip is-on filter-bar-filters without-script">
          Filters
        </a>
        <button
          type="button"
          className={classes("chip filter-bar-filters needs-script", chips.length > 0 && "is-on")}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerDown={preloadSheet}
          onClick={() => setSheet({ at: null })}
        >
          <SlidersHorizontal className="icon" aria-hidden="true" />
          {chips.length > 0 ? `Filters · ${chips.length}` : "Filters"}
        </button>
        <p className="muted filter-bar-count" role="status">
          {filtering.isLoading ? "Loading cakes..." : countWords(listing.total)}
        </p>
        <LeadTimeChip filtering={filtering} />
        <label className="chip filter-bar-sort">
          <span className="sr-only">Sort by</span>
          <ArrowDownWideNarrow className="icon" aria-hidden="true" />
          <select
            name="sort"
            form={formId}
            value={filtering.sort}
            onChange={(event) => filtering.sortBy(event.target.value as ListingSort)}
          >
            {Object.entries(SORT_WORDS).map(([sort, label]) =>
              sort === "match" && words === "" ? null : (
                <option key={sort} value={sort}>
                  {label}
                </option>
              ),
            )}
          </select>
        </label>
        {SHORTCUTS.map((group) => (
          <button
            key={group}
            type="button"
            className="chip filter-bar-delivery filter-bar-filters needs-script"
            aria-haspopup="dialog"
            onPointerDown={preloadSheet}
            onClick={() => setSheet({ at: group })}
          >
            {group}
            <ChevronDown className="icon" aria-hidden="true" />
          </button>
        ))}
      </div>
      {chips.length > 0 && (
        <ul className="chips chosen-filters" aria-label="Chosen filters">
          {chips.map(({ key, label, href }) => (
            <ChosenChip key={key} label={key === "ready" ? reached(label) : label} to={href} />
          ))}
          <li className="chosen-filters-all">
            <ClearAll filtering={filtering} />
          </li>
        </ul>
      )}
      {sheet && (
        <Suspense>
          <FilterSheet shown={shown} filtering={filtering} at={sheet.at} onClose={() => setSheet(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Removes all chosen filters. */
export function ClearAll({ filtering }: { filtering: Filtering }) {
  return (
    <Link className="link text-small" to={filtering.hrefOf(NOTHING_CHOSEN)} preventScrollReset>
      Clear all
    </Link>
  );
}

/** A chosen filter, with a link that removes it. */
function ChosenChip({ label, to }: { label: string; to: string }) {
  return (
    <li>
      <LinkChip className="is-on" to={to} preventScrollReset aria-label={`Remove ${label}`}>
        {label}
        <X className="icon" aria-hidden="true" />
      </LinkChip>
    </li>
  );
}
