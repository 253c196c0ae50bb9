import Clock from "lucide-react/icons/clock";
import Moon from "lucide-react/icons/moon";
import Store from "lucide-react/icons/store";
import Sun from "lucide-react/icons/sun";
import Sunrise from "lucide-react/icons/sunrise";
import Sunset from "lucide-react/icons/sunset";
import Truck from "lucide-react/icons/truck";
import { memo, useCallback, useDeferredValue } from "react";
import { type Day, showDay } from "../../shop/basics/india-time.ts";
import { NO_MONEY, plus, showMoney } from "../../shop/basics/money.ts";
import { noCancellation } from "../../shop/changes/rules/no-cancellation.ts";
import { shopNow } from "../clock/shop-clock.ts";
import { midnightHours } from "../delivery/day-and-hours.ts";
import { type OptionView, showHours } from "../delivery/delivery-calls.ts";
import { SlotChoice } from "../delivery/slot-choice.tsx";
import type { DeliveryMode } from "../draft/draft.ts";
import { Button } from "../ui/button.tsx";
import { classes } from "../ui/classes.ts";
import { Alert, Note } from "../ui/note.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { byDaypart, type Daypart, noHoursWords, proposedSlot, type TypeOffer, typesFor } from "./offers.ts";
import type { Planned } from "./planned.ts";
import type { Plan } from "./use-plan.ts";
import "../ui/slots.css";

const DAYPART_ICONS: Record<Daypart, typeof Sun> = {
  "From now": Clock,
  Morning: Sunrise,
  Afternoon: Sun,
  Evening: Sunset,
  Night: Moon,
};

/** Mode, type and slot of the chosen day. */
export function TimeStep({ planned, plan }: { planned: Planned; plan: Plan }) {
  const { choices, windows, place } = plan;
  return (
    <>
      {choices.alert !== "" && (
        <div className="plan-said">
          <Alert>{choices.alert}</Alert>
        </div>
      )}
      <div className="mode">
        <ModeChoice chosen={choices.mode} decide={plan.decide} />
        {choices.date !== "" && place && (
          <p className="bold">
            {showDay(choices.date)},{" "}
            {choices.mode === "Pickup" && windows.data
              ? `collect at ${windows.data.collectAt}`
              : `to ${place.pincode} ${place.area}`}
          </p>
        )}
      </div>
      {windows.status === "failed" && (
        <Note
          className="plan-note"
          kind="error"
          as="h3"
          title="Error fetching delivery slots."
          action={<Button onClick={windows.retry}>Try again</Button>}
        />
      )}
      {windows.status === "loading" && <SlotsSkeleton />}
      {windows.data && <Offers planned={planned} plan={plan} {...windows.data} />}
    </>
  );
}

const MODES: { mode: DeliveryMode; Icon: typeof Store }[] = [
  { mode: "Pickup", Icon: Store },
  { mode: "Delivery", Icon: Truck },
];

type ModeChoiceProps = { chosen: DeliveryMode; decide: Plan["decide"] };

/** Rendered again only when it changes, as `SlotChoice`. */
const ModeChoice = memo(function ModeChoice({ chosen, decide }: ModeChoiceProps) {
  return (
    <fieldset className="segmented mode-choice">
      <legend className="sr-only">Mode</legend>
      {MODES.map(({ mode, Icon }) => (
        <label key={mode} className={classes(mode === chosen && "segmented-chosen")}>
          <input
            type="radio"
            className="sr-only"
            name="mode"
            value={mode}
            checked={mode === chosen}
            onChange={() => decide({ do: "choose-mode", mode })}
          />
          <Icon className="icon" aria-hidden="true" />
          {mode}
        </label>
      ))}
    </fieldset>
  );
});

type TypeChoiceProps = TypeOffer & { isChosen: boolean; decide: Plan["decide"] };

/** Rendered again only when it changes, as `SlotChoice`. */
const TypeChoice = memo(function TypeChoice({
  option,
  name,
  fee,
  about,
  blocked,
  isChosen,
  decide,
}: TypeChoiceProps) {
  return (
    <label className={classes("type", blocked ? "is-blocked" : isChosen && "is-on")}>
      <input
        type="radio"
        className="sr-only"
        name="type"
        value={name}
        checked={isChosen}
        disabled={blocked}
        onChange={() => decide({ do: "choose-option", option })}
      />
      <b>{name}</b>
      <span className="type-fee">{fee}</span>
      <span>{about}</span>
    </label>
  );
});

type DayHours = { plan: Plan; options: OptionView[]; today: Day };

function Offers({ planned, ...hours }: DayHours & { planned: Planned }) {
  const { plan, options, today } = hours;
  const { choices, decide, bill } = plan;
  if (options.length === 0) {
    return (
      <div role="alert">
        <Note className="plan-note" as="h3" title="No delivery slots found for this pincode." />
      </div>
    );
  }
  const types = typesFor(options, {
    on: choices.date || today,
    today,
    now: shopNow(),
    goods: plus(bill.cake, bill.addOns),
    leadHours: planned.leadHours,
  });
  const isOver = types.every((type) => type.blocked);
  return (
    <>
      {choices.mode === "Delivery" && (
        <fieldset className="types">
          <legend className="sr-only">Delivery type</legend>
          {types.map((type) => (
            <TypeChoice
              key={type.option}
              {...type}
              isChosen={type.option === choices.option}
              decide={decide}
            />
          ))}
        </fieldset>
      )}
      {choices.mode === "Delivery" && isOver ? (
        <NoHours {...hours} />
      ) : (
        <>
          <p className="plan-final muted text-small" aria-live="polite">
            {noCancellation(
              {
                date: choices.date,
                option: choices.mode === "Pickup" ? "" : choices.option,
                customised: planned.customised,
              },
              today,
            )}
          </p>
          <Slots {...hours} />
        </>
      )}
    </>
  );
}

/** Marked while no hour is chosen; only the button of the dialog chooses it. */
function proposalOf({ choices, option, windows }: Plan) {
  if (!option || choices.time !== "") return null;
  return proposedSlot(option, choices.date === windows.data?.today);
}

/** The hours of another type follow the paint that marks the type: a cheap phone takes long to draw them. */
function useHoursPlan(plan: Plan): Plan {
  const deferred = useDeferredValue(plan);
  return deferred.option === plan.option ? plan : deferred;
}

function Slots(hours: DayHours) {
  const plan = useHoursPlan(hours.plan);
  const { choices, decide, option } = plan;
  const { option: chosen } = choices;
  const choose = useCallback(
    (time: string) => decide({ do: "choose-time", option: chosen, time }),
    [decide, chosen],
  );
  const proposal = proposalOf(plan);
  if (!option) {
    if (choices.mode === "Pickup")
      return <Note className="plan-note" as="h3" title="Pickup is not offered for this pincode." />;
    return <p className="plan-pick muted">Choose how it should come to see the hours.</p>;
  }
  const parts = byDaypart(option);
  if (parts.length === 0) {
    return <NoHours {...hours} plan={plan} />;
  }
  return parts.map(({ part, slots }) => {
    const Icon = DAYPART_ICONS[part];
    return (
      <fieldset key={part}>
        <legend className="daypart">
          <Icon className="icon" aria-hidden="true" />
          {part}
        </legend>
        <div className="slot-grid">
          {slots.map((slot) => (
            <SlotChoice
              key={slot.label}
              slot={slot}
              name="time"
              value={slot.label}
              isChosen={slot.label === (proposal?.label ?? choices.time)}
              onChoose={choose}
            >
              {option.option === "midnight" && <span className="slot-kind">{midnightHours(slot)}</span>}
            </SlotChoice>
          ))}
        </div>
      </fieldset>
    );
  });
}

/** Nothing of the chosen day can be had: leads to another one. */
function NoHours({ plan: { choices, decide }, options, today }: DayHours) {
  const { title, why } = noHoursWords(options, { ...choices, today });
  return (
    <Note
      className="plan-note"
      as="h3"
      title={title}
      action={<Button onClick={() => decide({ do: "open", step: "date" })}>Choose another day</Button>}
    >
      {why}
    </Note>
  );
}

function SlotsSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading delivery slots…</span>
      <div className="types">
        {["a", "b", "c", "d"].map((key) => (
          <Skeleton key={key} className="type" />
        ))}
      </div>
    </div>
  );
}

/** Moves the focus to the slots, or to the delivery types if there are none. */
function focusSlotChoice(): void {
  const first = (list: string) => document.querySelector<HTMLElement>(`${list} input:enabled`);
  (first(".slot-grid") ?? first(".types"))?.focus();
}

export function TimeFoot({ planned, plan, onKeep }: { planned: Planned; plan: Plan; onKeep: () => void }) {
  const { bill, choices, decide } = plan;
  const slot = plan.slot ?? proposalOf(plan);
  const goods = plus(bill.cake, bill.addOns);
  const delivery = bill.delivery === NO_MONEY ? "free" : bill.delivery && showMoney(bill.delivery);
  return (
    <>
      <span className="modal-sum" aria-live="polite">
        <b>{showMoney(bill.total)}</b>
        <small>
          {planned.what}
          {choices.addOns.length > 0 && " and add-ons"} {showMoney(goods)}
          {delivery && ` + ${choices.mode === "Pickup" ? "pickup" : "delivery"} ${delivery}`}
        </small>
      </span>
      {/* Not disabled without an hour: radio buttons of which none is chosen must not be the last that Tab reaches. */}
      <Button
        size="big"
        look={slot ? "primary" : "soft"}
        aria-disabled={!slot || undefined}
        onClick={() => {
          if (!slot) return focusSlotChoice();
          decide({ do: "choose-time", option: choices.option, time: slot.label });
          onKeep();
        }}
      >
        {slot ? `Choose ${showHours(slot.label)}` : "Choose an hour"}
      </Button>
    </>
  );
}
