import { randomUuid } from "../../../shop/basics/ids.ts";
import { addDays, type Day, dayOf } from "../../../shop/basics/india-time.ts";
import { LINK_MINUTES } from "../../../shop/checkout/rules/payment-times.ts";
import { BOOKING_DAYS } from "../../../shop/delivery/rules/booking-range.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
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

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Phone order");

/** An order that staff take while the customer is on the phone; the customer pays it by a link. */
export default function PhoneOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <OfficePage
      back={{ to: "/admin/orders", label: "Orders" }}
      title="Phone order"
      lead={`The customer pays by a link. Link and slot last ${LINK_MINUTES} minutes.`}
    >
      <PhoneOrderForm {...loaderData} answered={actionData} />
    </OfficePage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
