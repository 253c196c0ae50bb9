import CalendarClock from "lucide-react/icons/calendar-clock";
import type { Facets } from "../../../shop/catalogue/rules/facets.ts";
import { LinkChip } from "../../ui/chip.tsx";
import { Choice } from "./choice.tsx";
import type { Filtering } from "./use-filtering.ts";
import { useLeadTime } from "./use-lead-time.ts";

/**
 * Filter: only products whose lead time makes the chosen slot. The URL holds the lead time, so the page is the same
 * for everybody.
 */
export function LeadTimeChoice({ filtering, facets }: { filtering: Filtering; facets: Facets }) {
  const reach = useLeadTime();
  if (!reach) return null;
  const { filter, choose } = filtering;
  const isChosen = filter.ready === reach.hours;
  return (
    <fieldset>
      <legend>Your delivery</legend>
      <Choice
        type="checkbox"
        label={`Reaches ${reach.words}`}
        count={countWithin(facets, reach.hours)}
        checked={isChosen}
        onChoose={() => choose({ ...filter, ready: isChosen ? null : reach.hours })}
      />
    </fieldset>
  );
}

/** The same above the cards, until it is chosen: then it is a chip like the others. */
export function LeadTimeChip({ filtering }: { filtering: Filtering }) {
  const reach = useLeadTime();
  const { filter, hrefOf } = filtering;
  if (!reach || filter.ready === reach.hours) return null;
  return (
    <LinkChip className="filter-bar-reach" to={hrefOf({ ...filter, ready: reach.hours })} preventScrollReset>
      <CalendarClock className="icon" aria-hidden="true" />
      Reaches {reach.words}
    </LinkChip>
  );
}

function countWithin({ ready }: Facets, hours: number): number {
  return ready.findLast((step) => step.hours <= hours)?.count ?? 0;
}
