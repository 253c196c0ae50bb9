import { data, redirect, useSearchParams } from "react-router";
import { OrderProgressReply } from "../../../contract/order-progress.ts";
import { answerOnTime } from "../../../shop/orders/handover/answer-on-time.ts";
import { readForm } from "../../forms/read-form.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { documentContext, servicesContext } from "../../request-context.ts";
import { answerPhotoForm } from "../cake-photo/answer-photo-form.server.ts";
import { ownOrder } from "../changes/own-order.server.ts";
import { sendPhotosForm } from "../line-photos/send-photos-form.server.ts";
import type { Route } from "./+types/order.ts";
import { useOrder } from "./follow-order.ts";
import { getOrderProgress } from "./get-order-progress.ts";
import { OrderFailed } from "./order-note.tsx";
import { OrderProgress } from "./order-progress.tsx";

/** The permanent URL of an order: for its owner, staff, and holders of the mailed link. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const viewer = await services.identity.sessionOf(request.headers);
  const token = new URL(request.url).searchParams.get("token");
  const order = await getOrderProgress(services, viewer, { uuid: params.uuid, token });
  if (!order) throw data(null, { status: 404 });
  // Parsed as the browser parses its replies: equal data is not drawn again then.
  return { order: OrderProgressReply.safeParse(order).data ?? order };
}

/**
 * Handles the customer's answers: photo of the cake, photos to print, on-time question. "No" leads to the complaint
 * form.
 */
export async function action({ context, request, params }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { onTime, line, photos, ...sent } = await readForm(request, [
    "onTime",
    "photo",
    "answer",
    "wish",
    "line",
    "photos",
  ]);
  if (sent.photo !== "") return answerPhotoForm(services, { context, request, uuid: params.uuid, sent });
  if (photos !== "")
    return sendPhotosForm(services, { context, request, uuid: params.uuid, sent: { line, photos } });
  const { customer, order } = await ownOrder(services, request, params.uuid);
  if (onTime !== "yes" && onTime !== "no") throw data("Please answer yes or no.", { status: 422 });
  const answered = await answerOnTime(services, { id: order.uuid, customer, wasOnTime: onTime === "yes" });
  if (!answered.ok) throw data("This order is not delivered yet.", { status: 409 });
  if (onTime === "no" && order.complain) throw redirect(`${order.complain.href}?kind=late`, 303);
  if (context.get(documentContext)) throw redirect(`/orders/${order.uuid}#on-time`, 303);
  return { ok: true };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownPageMeta(matches, loaderData ? `Order ${loaderData.order.number}` : "Order");

export default function OrderPage({ loaderData: { order } }: Route.ComponentProps) {
  const token = useSearchParams()[0].get("token");
  const followed = useOrder(order.uuid, { first: order, ...(token ? { token } : {}) });
  const { data = order, error, refetch } = followed;
  return <OrderProgress order={data} stale={error?.message} onChanged={refetch} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <OrderFailed
      error={error}
      notFound="Perhaps it belongs to another account: sign in with the one that you ordered with, or open the link in our mail."
      notLoaded="The order itself is safe."
    />
  );
}
