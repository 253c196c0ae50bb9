import CalendarClock from "lucide-react/icons/calendar-clock";
import { LinkChip } from "../../ui/chip.tsx";
import type { Filtering } from "./use-filtering.ts";
import { useLeadTime } from "./use-lead-time.ts";

/**
 * Above the cards, until it is chosen: only products whose lead time makes the chosen slot. The URL holds the lead time, so
 * the page is the same for everybody.
 */
export function LeadTimeChip({ filtering }: { filtering: Filtering }) {
  const leadTime = useLeadTime();
  const { filter, hrefOf } = filtering;
  if (!leadTime || filter.ready === leadTime.hours) return null;
  return (
    <LinkChip
      className="filter-bar-reach"
      to={hrefOf({ ...filter, ready: leadTime.hours })}
      preventScrollReset
    >
      <CalendarClock className="icon" aria-hidden="true" />
      Reaches {leadTime.words}
    </LinkChip>
  );
}
