import { useState } from "react";
import type { NewSlot, NewSlotsReply } from "../../../contract/order-changes.ts";
import { type Day, dayOf, showDay } from "../../../shop/basics/india-time.ts";
import { fromRupees, showMoney } from "../../../shop/basics/money.ts";
import { slotWords } from "../../../shop/delivery/rules/slot-words.ts";
import { useData } from "../../client-data/use-data.ts";
import { shopNow } from "../../clock/shop-clock.ts";
import { Calendar } from "../../delivery/calendar.tsx";
import { daysUrl, fetchDays } from "../../delivery/delivery-calls.ts";
import { Button } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Alert, Note } from "../../ui/note.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { type ChangeProps, fetchNewSlots, newSlotsUrl, reschedule } from "./change-calls.ts";
import { RescheduleTerms } from "./reschedule-terms.tsx";
import "../../ui/slots.css";
import { isAddOn } from "../../../shop/orders/rules/order-line.ts";

/** Moves an order to another available slot that costs no more than was paid. */
export default function RescheduleDialog({ order, onClose, onDone }: ChangeProps) {
  const [date, setDate] = useState<Day | "">("");
  const [slot, setSlot] = useState<NewSlot | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const pieces = order.lines
    .filter((line) => !isAddOn(line))
    .map(({ sku, quantity }) => `${sku}*${quantity}`);
  const days = useData(daysUrl(order.receiver.pincode, ...pieces), fetchDays);
  const hours = useData(date === "" ? null : newSlotsUrl(order.uuid, date), fetchNewSlots, FRESH);

  const pick = (on: Day | "") => {
    setDate(on);
    setSlot(null);
    setProblem(null);
  };
  const confirm = async () => {
    if (!slot || date === "") return;
    setBusy(true);
    const outcome = await reschedule(order.uuid, date, slot);
    if (outcome.ok) return onDone(doneMessage(date, slot));
    setProblem(outcome.message);
    setSlot(null);
    await hours.refetch();
    setBusy(false);
  };

  const foot = slot && (
    <>
      <span className="modal-sum">
        <b>{slot.refund > 0 ? showMoney(fromRupees(slot.refund)) : "₹0"}</b>
        <small>{slot.refund > 0 ? "comes back" : "more to pay"}</small>
      </span>
      <Button busy={busy} onClick={() => void confirm()}>
        Move it here
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={date === "" ? "Which day suits you?" : showDay(date)}
      width="40rem"
      foot={foot}
      {...(date === "" ? {} : { onBack: () => pick("") })}
    >
      <div className="change">
        {problem && <Alert>{problem}</Alert>}
        {date === "" ? (
          <Calendar
            today={days.data?.today ?? dayOf(shopNow())}
            days={days.data?.days ?? null}
            chosen={order.deliveryOn}
            onPick={pick}
          />
        ) : (
          <Hours hours={hours.data} failed={hours.error} onRetry={() => void hours.refetch()}>
            {(day) => <Slots day={day} chosen={slot} onChoose={setSlot} />}
          </Hours>
        )}
      </div>
    </Dialog>
  );
}

/** Always refetch: capacity changes at any time. */
const FRESH = { isFresh: true, keepOnFocus: true };

type HoursProps = {
  hours: NewSlotsReply["data"] | undefined;
  failed: Error | undefined;
  onRetry: () => void;
  children: (day: NewSlotsReply["data"]) => React.ReactNode;
};

function Hours({ hours, failed, onRetry, children }: HoursProps) {
  if (failed) {
    const action = <Button onClick={onRetry}>Try again</Button>;
    return <Note kind="error" as="h3" title={failed.message} action={action} />;
  }
  if (!hours) return <Skeleton className="change-loading" />;
  if (hours.slots.length === 0) {
    return (
      <Note as="h3" title="Nothing is free on this day.">
        Please choose another one. Only times that cost no more than yours are shown.
      </Note>
    );
  }
  return children(hours);
}

type SlotsProps = { day: NewSlotsReply["data"]; chosen: NewSlot | null; onChoose: (slot: NewSlot) => void };

function Slots({ day, chosen, onChoose }: SlotsProps) {
  const types = Map.groupBy(day.slots, (slot) => slot.deliveryType);
  return (
    <>
      {[...types].map(([type, slots]) => (
        <fieldset key={type}>
          <legend>
            <h3>{type}</h3>
          </legend>
          <div className="change-hours">
            {slots.map((slot) => (
              <label
                className={classes("slot change-slot", slot === chosen && "is-on")}
                key={slot.deliveryTime}
              >
                <input
                  type="radio"
                  className="sr-only"
                  name="new-slot"
                  checked={slot === chosen}
                  onChange={() => onChoose(slot)}
                />
                <b>{slotWords(slot.deliveryTime)}</b>
                <span className="slot-kind">{refundText(slot)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <RescheduleTerms mostPercent={day.mostPercent} />
    </>
  );
}

function refundText({ refund }: NewSlot): string {
  return refund > 0 ? `${showMoney(fromRupees(refund))} back` : "Costs the same";
}

function doneMessage(date: Day, { deliveryTime, refund }: NewSlot): string {
  const moved = `Moved to ${showDay(date)}, ${slotWords(deliveryTime)}.`;
  return refund > 0 ? `${moved} ${showMoney(fromRupees(refund))} is on its way back to you.` : moved;
}
