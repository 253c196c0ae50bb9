import { Form } from "react-router";
import { type Day, showDay } from "../../../shop/basics/india-time.ts";
import { showMoney } from "../../../shop/basics/money.ts";
import type { NewSlot, NewSlots } from "../../../shop/changes/list-new-slots.ts";
import { slotWords } from "../../../shop/delivery/rules/slot-words.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { ReauthenticatedForm } from "../../reauthentication/reauthenticated-form.tsx";
import { Button } from "../../ui/button.tsx";
import { TextInput } from "../../ui/field.tsx";
import { ListField } from "./list-field.tsx";
import type { RequestedTime } from "./requested-time.server.ts";
import { TIME_QUERY } from "./time-query.ts";

type TimeCardProps = { time: RequestedTime; isMoved: boolean };

/** Moves the order to another time: a day, its free times with what goes back, then confirmation. */
export function TimeCard({ time: { firstDay, lastDay, day, newSlots, problem }, isMoved }: TimeCardProps) {
  return (
    <section className="office-card" aria-labelledby="time">
      <h2 id="time">Another time</h2>
      <Form method="get" className="sheet-day" preventScrollReset>
        <ListField />
        <TextInput
          label="Day"
          type="date"
          name={TIME_QUERY}
          min={firstDay}
          max={lastDay}
          required
          defaultValue={day ?? undefined}
          error={problem}
        />
        <Button type="submit" look="soft">
          See the times
        </Button>
      </Form>
      {day && newSlots && !isMoved && <Times day={day} newSlots={newSlots} key={day} />}
    </section>
  );
}

function Times({ day, newSlots: { slots, mostPercent } }: { day: Day; newSlots: NewSlots }) {
  const isBusy = useIntent() === "time";
  if (slots.length === 0) return <p>Nothing that costs no more is free on {showDay(day)}.</p>;
  const level = slots.some(({ refund }) => refund > 0) ? "strict" : "moderate";
  return (
    <ReauthenticatedForm level={level} className="sheet-times">
      <input type="hidden" name="day" value={day} />
      {[...Map.groupBy(slots, ({ type }) => type)].map(([type, ofType]) => (
        <fieldset key={type}>
          <legend>{type}</legend>
          {ofType.map((slot) => (
            <Time slot={slot} key={slot.label} />
          ))}
        </fieldset>
      ))}
      <p className="muted text-small">
        Times that cost more are left out. {termsOf(mostPercent)} The customer gets a mail.
      </p>
      <Button type="submit" name="intent" value="time" busy={isBusy}>
        {isBusy ? "Moving…" : "Move it"}
      </Button>
    </ReauthenticatedForm>
  );
}

function Time({ slot: { type, label, refund } }: { slot: NewSlot }) {
  return (
    <label>
      <input type="radio" name="slot" value={JSON.stringify([type, label, refund])} required />
      <span>
        {slotWords(label)}
        {refund > 0 && <small> {showMoney(refund)} back</small>}
      </span>
    </label>
  );
}

/** A later cancellation gives back no more than one at this moment. */
function termsOf(mostPercent: number): string {
  if (mostPercent === 100) return "";
  return mostPercent > 0
    ? `If the customer cancels later, ${mostPercent}% comes back at most, as now.`
    : "The customer can no longer cancel it, moved or not.";
}
