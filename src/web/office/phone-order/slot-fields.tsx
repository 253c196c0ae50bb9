import type { Day } from "../../../shop/basics/india-time.ts";
import { showMoney } from "../../../shop/basics/money.ts";
import { slotWords } from "../../../shop/delivery/rules/slot-words.ts";
import type { PreparedOrder } from "../../../shop/phone-orders/prepare-phone-order.ts";
import { Message, TextInput } from "../../ui/field.tsx";
import { type FieldProps, slotValue } from "./phone-order-fields.ts";

type SlotProps = {
  field: FieldProps;
  prepared: PreparedOrder;
  /** Why there are no slots; empty if there are. */
  deliveryWords: string;
  today: Day;
  lastDay: Day;
  chosen: string | undefined;
};

/** Pincode, day and slot: the pincode gives the kitchen, the day its slots with free places and fees. */
export function SlotFields({ field, prepared, deliveryWords, today, lastDay, chosen }: SlotProps) {
  const { delivery, deliveryProblem } = prepared;
  const pincode = field("pincode");
  const date = field("date");
  const { error } = field("slot");
  return (
    <section className="office-card" aria-labelledby="slot">
      <h2 id="slot">3. Where and when</h2>
      <div className="call-fields">
        <div className="call-pair">
          <TextInput
            label="Pincode"
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            {...pincode}
            error={pincode.error ?? (deliveryProblem === "pincode-not-served" ? deliveryWords : null)}
          />
          <TextInput
            label="Day"
            type="date"
            min={today}
            max={lastDay}
            {...date}
            defaultValue={date.defaultValue || today}
            error={date.error ?? (deliveryProblem === "date-out-of-range" ? deliveryWords : null)}
          />
        </div>
        {delivery && (
          <>
            <p className="muted text-small">Made in {delivery.kitchen}.</p>
            {delivery.options.map((option) => (
              <Slots option={option} chosen={chosen} key={option.name} />
            ))}
            {delivery.options.length === 0 && <p>No time is left on this day.</p>}
          </>
        )}
        {error && <Message kind="err">{error}</Message>}
      </div>
    </section>
  );
}

type SlotsProps = {
  option: NonNullable<PreparedOrder["delivery"]>["options"][number];
  chosen: string | undefined;
};

/** The times of one option, with what it costs. */
function Slots({ option: { name, feePaise, freeFromPaise, slots }, chosen }: SlotsProps) {
  return (
    <fieldset className="call-slots">
      <legend>
        <b>{name}</b>, {feePaise === 0 ? "free" : showMoney(feePaise)}
        {feePaise > 0 && freeFromPaise !== null && `, free from ${showMoney(freeFromPaise)}`}
      </legend>
      {slots.map(({ label, placesLeft, state }) => (
        <label key={label}>
          <input
            type="radio"
            name="slot"
            value={slotValue(name, label)}
            disabled={state === "full"}
            defaultChecked={chosen === slotValue(name, label)}
          />
          <span>
            <b>{slotWords(label)}</b>
            <span className="text-small">{roomWords(state, placesLeft)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function roomWords(state: string, placesLeft: number): string {
  if (state !== "full") return `${placesLeft} left`;
  return placesLeft > 0 ? "Full for this order" : "Full";
}
