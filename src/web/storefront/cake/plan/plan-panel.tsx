import CalendarDays from "lucide-react/icons/calendar-days";
import Clock from "lucide-react/icons/clock";
import type { RefObject } from "react";
import { showDay } from "../../../../shop/basics/india-time.ts";
import { NO_MONEY, showMoney } from "../../../../shop/basics/money.ts";
import { dayAndHours } from "../../../delivery/day-and-hours.ts";
import { PincodeField } from "../../../delivery-plan/pincode-field.tsx";
import type { Plan } from "../../../delivery-plan/use-plan.ts";
import { Button } from "../../../ui/button.tsx";
import { PlacesLeft } from "../../../ui/marks.tsx";
import { Alert } from "../../../ui/note.tsx";
import type { CakeView } from "../cake-view.ts";
import "../../../ui/fields.css";
import "../../../ui/ticket.css";

type PanelProps = {
  cake: CakeView;
  plan: Plan;
  input: RefObject<HTMLInputElement | null>;
  /** Focused when the dialog closes and its button is gone. */
  panel: RefObject<HTMLElement | null>;
};

/** Location, slot and total: the pincode, then the ticket and the bill. */
export function PlanPanel({ cake, plan, input, panel }: PanelProps) {
  const { choices, decide, pincode, slot, option } = plan;
  const needsTime = pincode === "valid" && choices.date !== "";
  const openDates = () => decide({ do: "open", step: "date" });
  return (
    <section className="cake-plan" aria-label="Delivery" ref={panel} tabIndex={-1}>
      <noscript>
        <p className="message">Choosing a day and an hour needs JavaScript. Please turn it on to order.</p>
      </noscript>
      <PincodeField plan={plan} input={input} />
      {choices.alert !== "" && choices.open === null && <Alert>{choices.alert}</Alert>}
      {slot && option && choices.date !== "" ? (
        <div>
          <Ticket plan={plan} onChange={openDates} />
          <Bill cake={cake} plan={plan} />
        </div>
      ) : (
        <div className="cake-plan-choose needs-script">
          {pincode === "unknown" && (
            <Button wide disabled>
              Enter your PIN code to check availability
            </Button>
          )}
          {needsTime && choices.date !== "" && <p className="bold">{showDay(choices.date)}. Now the hour:</p>}
          {needsTime && (
            <Button wide onClick={() => decide({ do: "open", step: "time" })}>
              <Clock className="icon" aria-hidden="true" />
              Select Delivery Time
            </Button>
          )}
          <Button look={pincode === "valid" && !needsTime ? "primary" : "ghost"} wide onClick={openDates}>
            <CalendarDays className="icon" aria-hidden="true" />
            Select Delivery Date
          </Button>
        </div>
      )}
    </section>
  );
}

type TicketProps = { plan: Plan; onChange: () => void };

/** The chosen slot and location, and the remaining capacity. */
function Ticket({ plan: { choices, option, slot, place, windows }, onChange }: TicketProps) {
  if (!option || !slot || choices.date === "") return null;
  const [day, hours] = dayAndHours(choices.date, option.option, slot);
  return (
    <div className="ticket edge-b">
      <p className="ticket-when">
        <span>{day}</span>
        <span>{hours}</span>
      </p>
      <dl>
        <div>
          <dt>Type</dt>
          <dd>{option.name}</dd>
        </div>
        {place && (
          <div>
            <dt>{choices.mode === "Pickup" ? "Collect at" : "To"}</dt>
            <dd>{choices.mode === "Pickup" ? windows.data?.collectAt : `${place.pincode} ${place.area}`}</dd>
          </div>
        )}
      </dl>
      <div className="cake-plan-foot">
        <PlacesLeft left={slot.placesLeft} of={slot.capacity} className="cake-plan-left" />
        <button
          type="button"
          className="link cake-plan-change"
          onClick={onChange}
          aria-label="Change date and time"
        >
          Change
        </button>
      </div>
    </div>
  );
}

/** The figures that checkout will show. */
function Bill({ cake, plan: { bill, choices, option } }: { cake: CakeView; plan: Plan }) {
  const isFree = bill.delivery === NO_MONEY;
  const { weight } = cake.chosen;
  return (
    <div className="bill cake-plan-bill edge-b">
      <dl>
        <div>
          <dt>{weight === "" ? "Price" : `${cake.isCake ? "Cake" : "Price"}, ${weight}`}</dt>
          <dd>{showMoney(bill.cake)}</dd>
        </div>
        {choices.addOns.length > 0 && (
          <div>
            <dt>Addons</dt>
            <dd>{showMoney(bill.addOns)}</dd>
          </div>
        )}
        <div>
          <dt>{option?.name}</dt>
          <dd className={isFree ? "bill-free" : undefined}>
            {isFree ? "Free" : showMoney(bill.delivery ?? NO_MONEY)}
          </dd>
        </div>
        <div className="bill-total">
          <dt>Total</dt>
          <dd>{showMoney(bill.total)}</dd>
        </div>
      </dl>
      <p className="text-small muted">Tax included. Nothing is added later.</p>
    </div>
  );
}
