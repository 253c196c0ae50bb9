import { data } from "react-router";
import { randomUuid } from "../../../shop/basics/ids.ts";
import { addDays, type Day, dayOf } from "../../../shop/basics/india-time.ts";
import { LINK_MINUTES } from "../../../shop/checkout/rules/payment-times.ts";
import { BOOKING_DAYS } from "../../../shop/delivery/rules/booking-range.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import { isAnswer } from "../unsent-answer.ts";
import type { Route } from "./+types/phone-order.ts";
import { answerPhoneOrder } from "./phone-order-action.ts";
import { PhoneOrderForm } from "./phone-order-form.tsx";
import "./phone-order.css";

export function loader({ context }: Route.LoaderArgs) {
  const today: Day = dayOf(context.get(servicesContext).clock());
  return { orderKey: randomUuid(), today, lastDay: addDays(today, BOOKING_DAYS) };
}

export function action({ context, request }: Route.ActionArgs) {
  return answerPhoneOrder(context.get(servicesContext), {
    context,
    request,
    staff: context.get(staffContext),
  });
}

/** The form stays if the shop cannot be reached: the caller is still on the phone. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const sent = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (isAnswer(error)) throw error;
    const isOrder = sent.get("intent") === "order";
    // With an error's status the page is not loaded again, which would fail too.
    return data({ unreached: isOrder ? NO_ORDER : NO_LOOK_UP, isOrder }, { status: 503 });
  }
}

const NO_LOOK_UP =
  "The shop could not be reached, so products, times and total may be out of date. This page tries again by itself.";

// The form has an idempotency key.
const NO_ORDER =
  "The shop could not be reached. Create the order again: if it exists already, it opens, and no second one is made.";

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Phone order");

/** An order that staff take while the customer is on the phone; the customer pays it by a link. */
export default function PhoneOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <OfficePage
      back={{ to: "/admin/orders", label: "Orders" }}
      title="Phone order"
      lead={`The customer pays by a link. Link and slot last ${LINK_MINUTES} minutes.`}
    >
      <PhoneOrderForm
        {...loaderData}
        answered={actionData && !("unreached" in actionData) ? actionData : undefined}
      />
    </OfficePage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
