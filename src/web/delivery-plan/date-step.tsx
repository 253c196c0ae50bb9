import { type Day, dayOf, showDay } from "../../shop/basics/india-time.ts";
import { showMoney } from "../../shop/basics/money.ts";
import { useData } from "../client-data/use-data.ts";
import { shopNow } from "../clock/shop-clock.ts";
import { Calendar } from "../delivery/calendar.tsx";
import { type DaysView, daysUrl, fetchDays } from "../delivery/delivery-calls.ts";
import { Button } from "../ui/button.tsx";
import { Alert } from "../ui/note.tsx";
import { Picture } from "../ui/picture.tsx";
import type { Planned } from "./planned.ts";
import type { Plan } from "./use-plan.ts";
import { WhyPincode } from "./why-pincode.tsx";

type DateStepProps = { planned: Planned; plan: Plan; onPincode: () => void };

/** The calendar, with a summary of items and location. */
export function DateStep({ planned, plan, onPincode }: DateStepProps) {
  const { choices, decide, pincode, place } = plan;
  const reply = useData(place && daysUrl(place.pincode, ...planned.pieces), fetchDays);
  const today = reply.data?.today ?? plan.windows.data?.today ?? dayOf(shopNow());
  return (
    <>
      {choices.alert !== "" && (
        <div className="plan-said">
          <Alert>{choices.alert}</Alert>
          <WhyPincode plan={plan} />
          {!place && (
            <Button size="small" look="soft" onClick={onPincode}>
              Enter the pincode
            </Button>
          )}
        </div>
      )}
      {reply.error && !reply.data && (
        <div className="plan-said">
          <Alert>Error fetching delivery slots.</Alert>
          <Button size="small" look="soft" onClick={reply.refetch} busy={reply.isFetching}>
            Try again
          </Button>
        </div>
      )}
      <div className="date-step">
        <Calendar
          today={today}
          days={reply.data?.days ?? null}
          chosen={choices.date}
          onPick={(date) => decide({ do: "pick-date", date, pincode })}
        />
        <Beside planned={planned} plan={plan} days={reply.data ?? null} />
      </div>
    </>
  );
}

function Beside({ planned, plan: { place }, days }: { planned: Planned; plan: Plan; days: DaysView | null }) {
  const first = days?.days.find((day) => day.state === "open");
  return (
    <div className="calendar-side">
      <div className="calendar-cake">
        <span className={`tile calendar-tile t-${planned.tile}`}>
          <Picture picture={planned.cutout} alt="" sizes="4.5rem" />
        </span>
        <span>
          <h3>{planned.name}</h3>
          <span className="calendar-price">{showMoney(planned.sellPaise)}</span>
        </span>
      </div>
      <dl className="calendar-facts">
        <div>
          <dt>Pincode</dt>
          <dd>{place ? `${place.pincode} ${place.area}` : "Not entered yet"}</dd>
        </div>
        {days && (
          <div>
            <dt>First possible</dt>
            <dd>{first ? inWords(first.date, days.today) : "Nothing in the next 90 days"}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

function inWords(date: Day, today: Day): string {
  return date === today ? `Today, ${showDay(date)}` : showDay(date);
}

export function DateFoot({ plan: { choices, decide, pincode } }: { plan: Plan }) {
  const isChosen = choices.date !== "" && pincode === "valid";
  return (
    <>
      <span className="modal-sum">
        <small>Chosen date</small>
        <b>{choices.date === "" ? "None yet" : showDay(choices.date)}</b>
      </span>
      <Button size="big" disabled={!isChosen} onClick={() => decide({ do: "open", step: "time" })}>
        Choose the time
      </Button>
    </>
  );
}
