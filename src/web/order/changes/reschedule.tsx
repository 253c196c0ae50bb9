import { Form, redirect, useNavigation } from "react-router";
import { z } from "zod";
import { type Day, dayOf, parseDay, showDay } from "../../../shop/basics/india-time.ts";
import { paise, showMoney } from "../../../shop/basics/money.ts";
import { listNewSlots, type NewSlot } from "../../../shop/changes/list-new-slots.ts";
import { rescheduleOrder } from "../../../shop/changes/reschedule-order.ts";
import { bookingEnds } from "../../../shop/delivery/rules/booking-range.ts";
import { slotWords } from "../../../shop/delivery/rules/slot-words.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import { answerForm } from "../../forms/form-answer.ts";
import { readForm } from "../../forms/read-form.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { Button } from "../../ui/button.tsx";
import { TextInput } from "../../ui/field.tsx";
import { Alert } from "../../ui/note.tsx";
import { RescheduleTerms } from "../progress/reschedule-terms.tsx";
import type { Route } from "./+types/reschedule.ts";
import { ChangeFailed, ChangePage } from "./change-page.tsx";
import { ownOrder } from "./own-order.server.ts";
import "../../ui/slots.css";

/** The value of a slot's radio: option, label, and the displayed refund in paise. */
const SlotValue = z.tuple([z.string().max(40), z.string().max(60), z.number().int().min(0)]);

const NO_SLOT = "Please choose one of the times.";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { customer, order } = await ownOrder(services, request, params.uuid);
  const requestedDay = new URL(request.url).searchParams.get("date");
  const date = requestedDay === null ? null : parseDay(requestedDay);
  const listed = date && (await listNewSlots(services, { id: order.uuid, customer, date }));
  return {
    order: { uuid: order.uuid, number: order.number },
    closedFor: order.changes.slot ? null : REFUSAL_SENTENCES["change-closed"],
    ...bookingEnds(dayOf(services.clock())),
    date,
    isDayInvalid: requestedDay !== null && date === null,
    newSlots: listed?.ok ? listed.value : null,
    problem: listed && !listed.ok ? REFUSAL_SENTENCES[listed.code] : null,
  };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { customer, order } = await ownOrder(services, request, params.uuid);
  const refuse = (message: string, status: number) =>
    answerForm(context, { ok: false, message, errors: {}, values: {} }, status);
  const fields = await readForm(request, ["date", "slot"]);
  const date = parseDay(fields.date);
  const slot = SlotValue.safeParse(readJson(fields.slot));
  if (!date || !slot.success) return refuse(NO_SLOT, 422);
  const [type, time, refund] = slot.data;
  const change = { id: order.uuid, customer, to: { date, type, time } };
  const rescheduled = await rescheduleOrder(services, { ...change, expectedRefund: paise(refund) });
  if (!rescheduled.ok) {
    const { code } = rescheduled;
    return refuse(REFUSAL_SENTENCES[code], code === "too-many-tries" ? 429 : 409);
  }
  throw redirect(`/orders/${order.uuid}`, 303);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Reschedule an order");

export default function Reschedule({ loaderData, actionData }: Route.ComponentProps) {
  const { order, closedFor, firstDay, lastDay, date, isDayInvalid, newSlots, problem } = loaderData;
  const message = actionData?.message ?? closedFor;
  const dayError = problem ?? (isDayInvalid ? "Please choose a day." : null);
  return (
    <ChangePage
      title={date && newSlots ? `Move it to ${showDay(date)}` : "Which day suits you?"}
      order={order}
    >
      {message && <Alert>{message}</Alert>}
      {!closedFor && (
        <Form method="get" className="change">
          <TextInput
            label="Day"
            type="date"
            name="date"
            min={firstDay}
            max={lastDay}
            required
            defaultValue={date ?? undefined}
            error={dayError}
          />
          <Button type="submit" look={newSlots ? "soft" : "primary"}>
            See the times
          </Button>
        </Form>
      )}
      {!closedFor && date && newSlots && (
        <Times date={date} slots={newSlots.slots} mostPercent={newSlots.mostPercent} />
      )}
    </ChangePage>
  );
}

type TimesProps = { date: Day; slots: NewSlot[]; mostPercent: number };

function Times({ date, slots, mostPercent }: TimesProps) {
  const busy = useNavigation().formMethod === "POST";
  if (slots.length === 0) {
    return <p>Nothing is free on this day. Only times that cost no more than yours are shown.</p>;
  }
  return (
    <Form method="post" className="change">
      <input type="hidden" name="date" value={date} />
      {[...Map.groupBy(slots, ({ type }) => type)].map(([type, ofType]) => (
        <fieldset key={type}>
          <legend>
            <h2 className="change-type">{type}</h2>
          </legend>
          {ofType.map(({ label, refund }) => (
            <label className="option" key={label}>
              <input type="radio" name="slot" value={JSON.stringify([type, label, refund])} required />
              <span>
                {slotWords(label)}{" "}
                <small>{refund > 0 ? `${showMoney(refund)} back` : "Costs the same"}</small>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <RescheduleTerms mostPercent={mostPercent} />
      <Button type="submit" wide busy={busy}>
        Move it here
      </Button>
    </Form>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ChangeFailed error={error} />;
}
