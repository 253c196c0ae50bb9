import { useEffect } from "react";
import { Form, Link } from "react-router";
import { type Day, showDay } from "../../../shop/basics/india-time.ts";
import {
  closingOf,
  isClosedForAll,
  type WindowClosing,
} from "../../../shop/delivery/rules/window-closings.ts";
import type { DayCapacity, WindowCapacity } from "../../../shop/delivery/slots/list-week-capacity.ts";
import { answerTo, type IntentAnswer } from "../../forms/intent-answer.ts";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { Button } from "../../ui/button.tsx";
import { TextInput } from "../../ui/field.tsx";
import { FillBar } from "../fill-bar.tsx";
import type { CapacityField } from "./capacity-action.ts";
import { capacityHref, slotKey } from "./capacity-url.ts";

type CellProps = {
  kitchenId: string;
  from: Day;
  today: Day;
  closings: WindowClosing[];
  /** The slot whose places are being edited, as `slotKey` writes it. */
  edited: string | null;
  answer: IntentAnswer<CapacityField> | undefined;
  window: WindowCapacity;
  day: DayCapacity;
};

/** Places sold of places in a window of a day, and the form for them once its link was followed. */
export function CapacityCell(props: CellProps) {
  const { kitchenId, from, today, edited, window, day, closings } = props;
  const slot = slotKey(window, day.on);
  if (edited === slot && day.on >= today) return <CellForm {...props} slot={slot} />;
  const { taken, capacity } = day;
  const closing = closingOf(closings, window, day.on);
  const isFull = taken >= capacity && !isClosedForAll(closing);
  const words = (
    <>
      <b>{taken}</b> / {capacity}
      {isFull && <span className="week-full">{capacity === 0 ? "No places" : "Full"}</span>}
    </>
  );
  return (
    <>
      {day.on < today ? (
        <span className="week-cell">{words}</span>
      ) : (
        <Link
          className="week-cell"
          to={capacityHref({ kitchenId, from, slot })}
          data-slot={slot}
          preventScrollReset
        >
          <span className="sr-only">{`${window.label}, ${showDay(day.on)}`}: </span>
          {words}
          <span className="sr-only"> Change</span>
        </Link>
      )}
      <FillBar sold={taken} capacity={capacity} />
      <Minutes day={day} />
      {closing && <ClosedLink closing={closing} slotName={`${window.label}, ${showDay(day.on)}`} />}
    </>
  );
}

/** Leads to the closed time, which says until when and can be ended there. */
function ClosedLink({ closing, slotName }: { closing: WindowClosing; slotName: string }) {
  const { blackoutId, pincodes, reason, isInPart } = closing;
  const [first, ...others] = pincodes ?? [];
  const where = others.length > 0 ? `${others.length + 1} pincodes` : first;
  return (
    <Link className="link week-closed" to={`/admin/delivery/blackouts/${blackoutId}`} title={reason}>
      {isInPart ? "Closed at times" : "Closed"}
      {where !== undefined && ` in ${where}`}
      <span className="sr-only">
        {" "}
        {slotName}. {reason}
      </span>
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
  // The form replaces the link that opened it.
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
