import { data } from "react-router";
import { reauthenticatedUntil } from "../../../shop/accounts/rules/reauthentication-levels.ts";
import { getOrderStory } from "../../../shop/back-office/get-order-story.ts";
import { randomUuid } from "../../../shop/basics/ids.ts";
import { showDay } from "../../../shop/basics/india-time.ts";
import { type Cause, quoteForStaff } from "../../../shop/changes/cancel-as-staff.ts";
import { OPTION_NAMES } from "../../../shop/delivery/rules/options.ts";
import { seesWholeOrder } from "../../../shop/orders/get-order.ts";
import { getPaymentLink } from "../../../shop/phone-orders/get-payment-link.ts";
import { answerTo } from "../../forms/intent-answer.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { Alert } from "../../ui/note.tsx";
import { ComplaintList } from "../complaints/complaint-list.tsx";
import { GiftTasks } from "../gift-tasks.tsx";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import { runWords } from "../run-words.server.ts";
import { StatusTag } from "../status-tag.tsx";
import { withIcing } from "../with-icing.server.ts";
import type { Route } from "./+types/order.ts";
import { CancelCard } from "./cancel-card.tsx";
import { editableReceiver } from "./editable-receiver.server.ts";
import { Customer, Items, Money, Receiver } from "./facts.tsx";
import { KitchenCard } from "./kitchen-card.tsx";
import { MessageForm } from "./message-form.tsx";
import { NeighbourLinks } from "./neighbour-links.tsx";
import { readOpenedList } from "./opened-list.server.ts";
import { answerOrder } from "./order-action.ts";
import { messageIntent } from "./order-intents.ts";
import { PaymentLinkCard } from "./payment-link-card.tsx";
import { ReceiverForm } from "./receiver-form.tsx";
import { RefundCard } from "./refund-card.tsx";
import { readRequestedRefund } from "./requested-refund.ts";
import { readRequestedTime } from "./requested-time.server.ts";
import { StatusButtons } from "./status-buttons.tsx";
import { StatusTrack } from "./status-track.tsx";
import { TimeCard } from "./time-card.tsx";
import { Timeline } from "./timeline.tsx";
import { timelineEntries } from "./timeline-entries.server.ts";
import { shownSteps } from "./track-steps.server.ts";
import { useLastingAnswer } from "./use-lasting-answer.ts";
import { type Following, useLiveOrder } from "./use-live-order.ts";
import { useSettling } from "./use-settling.ts";
import "./order.css";

const CAUSES: Cause[] = ["shop", "customer"];

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const story = await getOrderStory(services, { id: params.uuid, staff: context.get(staffContext) });
  if (!story.ok) throw data(null, { status: 404 });
  const query = new URL(request.url).searchParams;
  const requestedCause = query.get("cancel");
  const { refundable, uuid: orderId } = story.value;
  const refund =
    refundable && (await readRequestedRefund(services, query, { orderId, left: refundable.left }));
  const cause = story.value.mayCancel ? CAUSES.find((candidate) => candidate === requestedCause) : undefined;
  const lines = story.value.lines.map(withIcing);
  const staff = context.get(staffContext);
  const isUnpaid = story.value.status === "awaiting payment";
  const link = isUnpaid ? await getPaymentLink(services, { id: orderId, staff }) : null;
  const following: Following = seesWholeOrder(staff.roles)
    ? { until: reauthenticatedUntil(staff, "moderate") }
    : null;
  const now = services.clock();
  const time = story.value.mayChange ? await readRequestedTime(services, query, { orderId, staff }) : null;
  const editable = story.value.editable && editableReceiver(story.value.editable);
  const list = await readOpenedList(services, query, { story: story.value, staff });
  const steps = shownSteps(story.value, now);
  const entries = timelineEntries(story.value);
  const shown = {
    story: story.value,
    driver: runWords(story.value),
    lines,
    refund,
    link,
    following,
    now,
    time,
    editable,
    list,
    steps,
    entries,
  };
  if (!cause) return { ...shown, noteId: randomUuid(), cancel: null };
  const quote = await quoteForStaff(services, { id: story.value.uuid, cause });
  return { ...shown, noteId: randomUuid(), cancel: quote.ok ? { cause, ...quote.value } : null };
}

export function action({ context, request, params }: Route.ActionArgs) {
  const staff = context.get(staffContext);
  return answerOrder(context.get(servicesContext), { context, request, id: params.uuid, staff });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownPageMeta(matches, loaderData ? `Order ${loaderData.story.number}` : "Order");

/** The whole history of one order, and its next actions. */
export default function OrderStoryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { story, lines, refund, cancel, link, following, now, time, editable, noteId } = loaderData;
  const { number, status, mayCancel, money, customer, complaints, refundable } = story;
  const { list, steps, entries } = loaderData;
  const isOutdated = useLiveOrder(story, following);
  const stopWhileSettling = useSettling(status, actionData !== undefined);
  const refundCard = refundable && refund ? { refundable, wish: refund } : null;
  const lasting = useLastingAnswer(actionData);
  const done = lasting?.ok ? lasting.message : "";
  /** Shown where it was sent, if more can be sent from there. */
  const sent = refundCard && answerTo(lasting, "refund") ? done : "";
  return (
    // Another order is another page: nothing that was typed for this one stays in its forms.
    <OfficePage
      key={story.uuid}
      back={list.back}
      title={`Order ${number}`}
      lead={<StatusTag status={status} />}
      actions={list.beside && <NeighbourLinks beside={list.beside} />}
    >
      <When story={story} driver={loaderData.driver} />
      <StatusTrack steps={steps} />
      <p className="sheet-said" role="status">
        {sent === "" ? done : ""}
      </p>
      {lasting && !lasting.ok && lasting.message && <Alert>{lasting.message}</Alert>}
      {isOutdated && <Outdated href={list.self} />}
      <StatusButtons story={story} answer={actionData} onSubmit={stopWhileSettling} key={status} />
      {link && <PaymentLinkCard link={link} now={now} />}
      <div className="sheet-two">
        <div>
          <Items
            uuid={story.uuid}
            lines={lines}
            editMessage={(line) =>
              lines[line]?.mayChangeMessage && (
                <MessageForm
                  line={line}
                  message={lines[line].message}
                  answer={answerTo(actionData, messageIntent(line))}
                  key={lines[line].message}
                />
              )
            }
          />
          {story.gift && <GiftTasks gift={story.gift} />}
          <Receiver
            receiver={story.receiver}
            gift={story.gift}
            edit={
              editable && (
                <ReceiverForm
                  editable={editable}
                  answer={answerTo(actionData, "receiver")}
                  key={JSON.stringify(editable.stored)}
                />
              )
            }
          />
          {money && <Money uuid={story.uuid} money={money} />}
          <Timeline
            entries={entries}
            notes={story.notes}
            noteId={noteId}
            answer={actionData?.ok ? undefined : answerTo(actionData, "note")}
          />
        </div>
        <div>
          {complaints && complaints.length > 0 && (
            <ComplaintList complaints={complaints} className="sheet-list" />
          )}
          {refundCard && (
            <RefundCard
              {...refundCard}
              answer={actionData?.ok ? undefined : answerTo(actionData, "refund")}
              sent={sent}
              key={refundCard.refundable.left}
            />
          )}
          {customer && <Customer customer={customer} resent={story.resent} key={story.resent} />}
          {time && <TimeCard time={time} isMoved={answerTo(lasting, "time")?.ok === true} />}
          {story.otherKitchens && (
            <KitchenCard current={story.kitchen} kitchens={story.otherKitchens} key={story.kitchen.id} />
          )}
          {mayCancel && <CancelCard cancel={cancel} answer={answerTo(actionData, "cancel")} />}
        </div>
      </div>
    </OfficePage>
  );
}

type WhenProps = Pick<Route.ComponentProps["loaderData"], "story" | "driver">;

function When({ story: { deliveryOn, hours, option, kitchen }, driver }: WhenProps) {
  return (
    <p className="sheet-when">
      <b>
        {showDay(deliveryOn, true)}, {hours}
      </b>
      <span>{OPTION_NAMES[option]}</span>
      <span>{kitchen.name}</span>
      {driver && <span>{driver}</span>}
    </p>
  );
}

function Outdated({ href }: { href: string }) {
  return (
    <Alert>
      This order has changed.{" "}
      <a className="link" href={href}>
        Show it as it is now
      </a>
    </Alert>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such order." />;
}
