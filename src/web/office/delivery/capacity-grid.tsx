import { useEffect, useRef } from "react";
import { type Day, showDay } from "../../../shop/basics/india-time.ts";
import {
  closingOf,
  isClosedForAll,
  type WindowClosing,
} from "../../../shop/delivery/rules/window-closings.ts";
import type {
  DayCapacity,
  listWeekCapacity,
  OptionCapacity,
} from "../../../shop/delivery/slots/list-week-capacity.ts";
import type { IntentAnswer } from "../../forms/intent-answer.ts";
import type { CapacityField } from "./capacity-action.ts";
import { CapacityCell } from "./capacity-cell.tsx";
import "./capacity-grid.css";

type CapacityGridProps = {
  kitchenId: string;
  from: Day;
  today: Day;
  week: Awaited<ReturnType<typeof listWeekCapacity>>;
  closings: WindowClosing[];
  /** The slot whose places are being edited, as `slotKey` writes it. */
  edited: string | null;
  answer: IntentAnswer<CapacityField> | undefined;
};

/**
 * Windows by days: places sold of places, minutes of oven and decorator, and what is closed. A tap on a cell edits its
 * places there.
 */
export function CapacityGrid(props: CapacityGridProps) {
  const { week, today, closings, answer } = props;
  // The form posts to the week without a slot, so a refused form is opened again by its answer.
  const edited = answer && !answer.ok ? answer.values.slot : props.edited;
  const box = useReturnedFocus(edited ?? null);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what is wider than the page
    <section className="week-box" aria-label="Capacity by window and day" tabIndex={0} ref={box}>
      <table className="week-table">
        <thead>
          <tr>
            <th scope="col">Window</th>
            {week.days.map((on) => (
              <th scope="col" key={on}>
                {showDay(on)}
                {on === today && <span className="week-today">today</span>}
                <span className="muted text-small">{soldOn(week.options, { on, closings })}</span>
              </th>
            ))}
          </tr>
        </thead>
        {week.options.map((option) => (
          <OptionRows {...props} edited={edited ?? null} option={option} key={option.option} />
        ))}
      </table>
    </section>
  );
}

function OptionRows({ option, ...props }: CapacityGridProps & { option: OptionCapacity }) {
  return (
    <tbody>
      <tr className="week-option">
        <th scope="rowgroup" colSpan={props.week.days.length + 1}>
          <span className="week-option-name">
            {option.name} <span className="muted text-small">Normally {option.capacity} in each window</span>
          </span>
        </th>
      </tr>
      {option.windows.map((window) => (
        <tr key={window.startMinute}>
          <th scope="row">{window.label}</th>
          {window.days.map((day) => (
            <td key={day.on} className={cellClass(day, closingOf(props.closings, window, day.on))}>
              <CapacityCell {...props} window={window} day={day} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** Marked if it has places of its own, or is closed for all pincodes. */
function cellClass({ isSet }: DayCapacity, closing: WindowClosing | undefined): string | undefined {
  return [isSet && "is-set", isClosedForAll(closing) && "is-closed"].filter(Boolean).join(" ") || undefined;
}

/** Focuses the link of a cell when its form is gone: saved, cancelled, or left by the browser's way back. */
function useReturnedFocus(edited: string | null) {
  const box = useRef<HTMLElement>(null);
  const left = useRef(edited);
  useEffect(() => {
    if (left.current !== null && edited === null)
      box.current?.querySelector<HTMLElement>(`[data-slot="${CSS.escape(left.current)}"]`)?.focus();
    left.current = edited;
  }, [edited]);
  return box;
}

/** `77 of 218` of all windows of a day. A closed one counts only its sold places. */
function soldOn(options: OptionCapacity[], { on, closings }: { on: Day; closings: WindowClosing[] }): string {
  const cells = options
    .flatMap(({ windows }) => windows)
    .flatMap((window) => {
      const isClosed = isClosedForAll(closingOf(closings, window, on));
      return window.days.filter((day) => day.on === on).map((day) => ({ ...day, isClosed }));
    });
  const taken = cells.reduce((total, cell) => total + cell.taken, 0);
  if (cells.length > 0 && cells.every(({ isClosed }) => isClosed)) return `${taken} sold, closed`;
  const places = cells.reduce((total, cell) => total + (cell.isClosed ? cell.taken : cell.capacity), 0);
  return `${taken} of ${places}`;
}
