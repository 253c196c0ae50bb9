import { type ReactNode, useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { type Day, showDay } from "../../../shop/basics/india-time.ts";
import type {
  DayCapacity,
  listWeekCapacity,
  OptionCapacity,
  WindowCapacity,
} from "../../../shop/delivery/list-week-capacity.ts";
import { answerTo, type IntentAnswer } from "../../forms/intent-answer.ts";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { Button } from "../../ui/button.tsx";
import { TextInput } from "../../ui/field.tsx";
import type { CapacityField } from "./capacity-action.ts";
import { capacityHref, slotKey } from "./capacity-url.ts";
import "./capacity-grid.css";

type CapacityGridProps = {
  kitchenId: string;
  from: Day;
  today: Day;
  week: Awaited<ReturnType<typeof listWeekCapacity>>;
  /** The slot whose places are being edited, as `slotKey` writes it. */
  edited: string | null;
  answer: IntentAnswer<CapacityField> | undefined;
};

/** Windows by days: places sold of places, minutes of oven and decorator. A tap on a cell edits its places there. */
export function CapacityGrid(props: CapacityGridProps) {
  const { week, today } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what is wider than the page
    <section className="week-box" aria-label="Capacity by window and day" tabIndex={0}>
      <table className="week-table">
        <thead>
          <tr>
            <th scope="col">Window</th>
            {week.days.map((on) => (
              <th scope="col" key={on}>
                {showDay(on)}
                {on === today && <span className="week-today">today</span>}
                <span className="muted text-small">{soldOn(week.options, on)}</span>
              </th>
            ))}
          </tr>
        </thead>
        {week.options.map((option) => (
          <OptionRows {...props} option={option} key={option.option} />
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
          {option.name} <span className="muted text-small">Normally {option.capacity} in each window</span>
        </th>
      </tr>
      {option.windows.map((window) => (
        <tr key={window.startMinute}>
          <th scope="row">{window.label}</th>
          {window.days.map((day) => (
            <td key={day.on} className={day.isSet ? "is-set" : undefined}>
              <Cell {...props} window={window} day={day} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

type CellProps = CapacityGridProps & { window: WindowCapacity; day: DayCapacity };

function Cell(props: CellProps) {
  const { kitchenId, from, today, edited, answer, window, day } = props;
  // The form posts to the week without a slot, so a refused form is opened again by its answer.
  const editedSlot = answer && !answer.ok ? answer.values.slot : edited;
  const slot = slotKey(window, day.on);
  if (editedSlot === slot && day.on >= today) return <CellForm {...props} slot={slot} />;
  const { taken, capacity } = day;
  const isFull = taken >= capacity;
  const words = (
    <>
      <b>{taken}</b> / {capacity}
      {isFull && <span className="week-full">{capacity === 0 ? "Closed" : "Full"}</span>}
    </>
  );
  return (
    <>
      {day.on < today ? (
        <span className="week-cell">{words}</span>
      ) : (
        <CellLink
          to={capacityHref({ kitchenId, from, slot })}
          slotName={`${window.label}, ${showDay(day.on)}`}
          isSaved={answer?.ok === true && answer.values.slot === slot}
        >
          {words}
        </CellLink>
      )}
      <meter min={0} max={Math.max(1, capacity)} value={taken} aria-hidden="true" />
      <Minutes day={day} />
    </>
  );
}

type CellLinkProps = { to: string; slotName: string; isSaved: boolean; children: ReactNode };

/** The link that opens a cell's form. It takes the focus when its form was saved and is gone. */
function CellLink({ to, slotName, isSaved, children }: CellLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isSaved) link.current?.focus();
  }, [isSaved]);
  return (
    <Link className="week-cell" to={to} ref={link} preventScrollReset>
      <span className="sr-only">{slotName}: </span>
      {children}
      <span className="sr-only"> Change</span>
    </Link>
  );
}

/** Minutes sold, for each kind of work that is limited or was sold. */
function Minutes({ day: { oven, decorator } }: { day: DayCapacity }) {
  const kinds = [
    { name: "Oven", ...oven },
    { name: "Decorator", ...decorator },
  ].filter(({ taken, limit }) => taken > 0 || limit !== null);
  return kinds.map(({ name, taken, limit }) => (
    <span className="week-minutes" key={name}>
      {name} {taken}
      {limit !== null && ` / ${limit}`} min
    </span>
  ));
}

function CellForm({ kitchenId, from, slot, window, day, answer: anyAnswer }: CellProps & { slot: string }) {
  const answers = answerTo(anyAnswer, "set-capacity");
  const answer = answers?.values.slot === slot ? answers : undefined;
  const form = useFormFocus(answer);
  const busy = useIntent() === "set-capacity";
  // The link that opened the form is gone.
  useEffect(() => form.current?.querySelector<HTMLInputElement>("[name=capacity]")?.select(), [form]);
  return (
    <Form
      method="post"
      action={capacityHref({ kitchenId, from })}
      className="week-form"
      ref={form}
      preventScrollReset
      noValidate
    >
      <input type="hidden" name="kitchen" value={kitchenId} />
      <input type="hidden" name="slot" value={slot} />
      <input type="hidden" name="seen" value={answer?.values.seen ?? day.capacity} />
      <TextInput
        label={
          <>
            Places
            <span className="sr-only">
              {" "}
              on {showDay(day.on)}, {window.label}
            </span>
          </>
        }
        name="capacity"
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        defaultValue={answer?.values.capacity ?? String(day.capacity)}
        hint={`${day.taken} sold or held`}
        error={answer?.errors.capacity ?? null}
      />
      <Button type="submit" name="intent" value="set-capacity" size="small" busy={busy}>
        Save
      </Button>
      <Link className="link" to={capacityHref({ kitchenId, from })} preventScrollReset>
        Cancel
      </Link>
    </Form>
  );
}

/** `77 of 218` of all windows. */
function soldOn(options: OptionCapacity[], on: Day): string {
  const days = options
    .flatMap(({ windows }) => windows.flatMap((window) => window.days))
    .filter((day) => day.on === on);
  const sum = (of: (day: DayCapacity) => number) => days.reduce((total, day) => total + of(day), 0);
  return `${sum(({ taken }) => taken)} of ${sum(({ capacity }) => capacity)}`;
}
