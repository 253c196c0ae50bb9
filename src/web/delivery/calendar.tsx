import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { createContext, type MouseEvent, useContext, useEffect, useMemo, useRef, useState } from "react";
import { type DayButtonProps, DayPicker } from "react-day-picker";
import type { DayOffer } from "../../contract/delivery.ts";
import { addDays, type Day, day, showDay } from "../../shop/basics/india-time.ts";
import { BOOKING_DAYS } from "../../shop/delivery/rules/booking-range.ts";
import { afterPaint } from "../ui/after-paint.ts";
import { classes } from "../ui/classes.ts";
import "./calendar.css";

type CalendarProps = {
  today: Day;
  /** Availability of each day; null while it is unknown. */
  days: DayOffer[] | null;
  chosen: Day | "";
  onPick: (date: Day) => void;
};

/** Days with more slots than this just read `Open`. */
const FEW_SLOTS = 6;
const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

const DaysContext = createContext<{ byDate: Map<Day, DayOffer>; today: Day | null }>({
  byDate: new Map(),
  today: null,
});

/** A calendar from today to 90 days ahead; weeks start on Sunday. The date picker provides keyboard navigation. */
export function Calendar({ today, days, chosen, onPick }: CalendarProps) {
  const context = useMemo(
    () => ({ byDate: new Map((days ?? []).map((day) => [day.date, day])), today }),
    [days, today],
  );
  const first = toDate(today);
  const last = toDate(addDays(today, BOOKING_DAYS));
  const isUnavailable = (date: Date) => {
    const day = toDay(date);
    const state = context.byDate.get(day)?.state;
    // Today can always be picked: its slots then say that it is too late.
    return day !== today && (state === "full" || state === "closed");
  };
  return (
    <DaysContext value={context}>
      <DayPicker
        mode="single"
        weekStartsOn={0}
        navLayout="around"
        autoFocus
        today={first}
        startMonth={first}
        endMonth={last}
        defaultMonth={chosen === "" ? first : toDate(chosen)}
        disabled={[{ before: first, after: last }, isUnavailable]}
        selected={chosen === "" ? undefined : toDate(chosen)}
        // The picker deselects a day that is picked twice; select it again instead.
        onDayClick={(date, modifiers) => modifiers.disabled || onPick(toDay(date))}
        formatters={{ formatWeekdayName: (date) => WEEKDAYS[date.getDay()] ?? "" }}
        labels={{
          labelNext: () => "Next month",
          labelPrevious: () => "Previous month",
        }}
        classNames={CLASSES}
        components={{ DayButton: DayCell, Chevron: Arrow }}
      />
    </DaysContext>
  );
}

const CLASSES = {
  month: "calendar-month",
  month_caption: "calendar-head",
  caption_label: "display",
  button_previous: "round-button calendar-turn",
  button_next: "round-button calendar-turn",
  month_grid: "calendar",
};

/** A day's label is `Sun, 22 Nov 2026, Open`. Parts that are visible elsewhere are for screen readers only. */
function DayCell({ day: { date }, modifiers, className: _, children: __, ...rest }: DayButtonProps) {
  const cell = useRef<HTMLButtonElement>(null);
  const [isPressed, setPressed] = useState(false);
  const { byDate, today } = useContext(DaysContext);
  useEffect(() => {
    if (modifiers.focused) cell.current?.focus();
  }, [modifiers.focused]);
  const day = toDay(date);
  const offer = byDate.get(day);
  const note = day === today ? "Today" : shortly(offer);
  const [weekday, number, ...monthAndYear] = showDay(day, true).split(" ");
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    setPressed(!modifiers.disabled);
    afterPaint(() => {
      // The dialog was closed meanwhile.
      if (!cell.current) return;
      setPressed(false);
      rest.onClick?.(event);
    });
  };
  return (
    <button
      {...rest}
      ref={cell}
      aria-label={undefined}
      // The picker gives the focus to a pressed day itself, and renders all days for each change of it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
      className={classes(
        (modifiers.selected || isPressed) && "is-on",
        day === today && "calendar-today",
        offer?.state === "full" && "calendar-full",
      )}
    >
      <span>
        <span className="sr-only">{weekday} </span>
        {number}
        <span className="sr-only"> {monthAndYear.join(" ")}</span>
      </span>
      {note !== "" && (
        <small>
          <span className="sr-only">, </span>
          {note}
        </small>
      )}
    </button>
  );
}

function Arrow({ orientation }: { orientation?: string }) {
  const Icon = orientation === "left" ? ChevronLeft : ChevronRight;
  return <Icon className="icon" aria-hidden="true" />;
}

/** `Open`, `3 slots`, `Full`; empty while unknown or when the day is unavailable. */
function shortly(offer: DayOffer | undefined): string {
  if (!offer || offer.state === "closed") return "";
  if (offer.state === "full") return "Full";
  if (offer.slotsLeft > FEW_SLOTS) return "Open";
  return offer.slotsLeft === 1 ? "1 slot" : `${offer.slotsLeft} slots`;
}

/** The picker uses local `Date`s; only their year, month and date are read, never the instant. */
function toDate(on: Day): Date {
  const [year = 0, month = 1, date = 1] = on.split("-").map(Number);
  return new Date(year, month - 1, date);
}

function toDay(date: Date): Day {
  const two = (part: number) => String(part).padStart(2, "0");
  return day(`${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`);
}
