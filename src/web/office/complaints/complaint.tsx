import { data, Link } from "react-router";
import { getComplainedOrder } from "../../../shop/back-office/get-complained-order.ts";
import { showInstant } from "../../../shop/basics/india-time.ts";
import { showMoney } from "../../../shop/basics/money.ts";
import { answerComplaint } from "../../../shop/complaints/answer-complaint.ts";
import { AnswerText } from "../../../shop/complaints/complaints.inputs.ts";
import { getComplaint, type StaffComplaint } from "../../../shop/complaints/get-complaint.ts";
import { COMPLAINT_KINDS } from "../../../shop/complaints/rules/complaint-kinds.ts";
import { ANSWERS } from "../../../shop/complaints/rules/complaint-lifecycle.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import { intentAnswers } from "../../forms/intent-answer.ts";
import { readForm } from "../../forms/read-form.ts";
import { Proofs } from "../../order/complaint/proofs.tsx";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { Alert } from "../../ui/note.tsx";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import { Items, Refunds } from "../order/facts.tsx";
import { withIcing } from "../with-icing.server.ts";
import type { Route } from "./+types/complaint.ts";
import { AnswerCard } from "./answer-card.tsx";
import { ComplaintTag } from "./complaint-tag.tsx";
import { Due } from "./due.tsx";
import "../../order/complaint/complaint.css";
import "../order/order.css";
import "./complaints.css";
import { COMPLAINT_STATUS } from "../../../shop/complaints/rules/complaint-lifecycle.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const ticket = await getComplaint(services, { ticket: params.ticket.toUpperCase() });
  if (!ticket.ok) throw data(null, { status: 404 });
  // Customer, items and refunds are shown only to staff who may see the order.
  const order = await getComplainedOrder(services, {
    id: ticket.value.order.uuid,
    staff: context.get(staffContext),
  });
  if (!order.ok) throw data(null, { status: 404 });
  const { customer, refunds, lines } = order.value;
  return {
    ticket: ticket.value,
    isOverdue: ticket.value.due !== null && ticket.value.due < services.clock(),
    customer,
    refunds,
    lines: lines.map(withIcing),
  };
}

/** Saves the answer, and the status of the pressed button. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const sent = await readForm(request, ["intent", "seen", "text"]);
  const answers = intentAnswers<"text">(context, sent.intent, { text: sent.text });
  const to = ANSWERS.find((status) => status === sent.intent);
  if (!to) return answers.refused("The form could not be read.", 400);
  const text = AnswerText.safeParse(sent.text);
  if (!text.success) return answers.wrong({ text: text.error.issues[0]?.message ?? "" });
  const answered = await answerComplaint(context.get(servicesContext), {
    ...{ ticket: params.ticket.toUpperCase(), staff: context.get(staffContext) },
    ...{ to, seen: sent.seen, text: text.data },
  });
  if (answered.ok)
    return answers.done(`Your answer is on its way by mail: ${COMPLAINT_STATUS[to].staffLabel}.`);
  return answers.refused(REFUSAL_SENTENCES[answered.code], answered.code === "unknown-complaint" ? 404 : 409);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownPageMeta(matches, loaderData ? `Complaint ${loaderData.ticket.ticket}` : "Complaint");

/** One complaint: description, photos, answers, and the actions on it. */
export default function ComplaintPage({ loaderData, actionData }: Route.ComponentProps) {
  const { ticket, isOverdue, customer, refunds, lines } = loaderData;
  const { kind, message, status, proofs, order, next } = ticket;
  const shown = proofs.map(({ id, mediaType }) => ({
    href: `/api/orders/${order.uuid}/proofs/${id}`,
    isVideo: mediaType.startsWith("video/"),
  }));
  return (
    <OfficePage
      back={{ to: "/admin/complaints", label: "Complaints" }}
      title={ticket.ticket}
      lead={<ComplaintTag status={status} />}
    >
      <p className="sheet-when">
        <b>{COMPLAINT_KINDS[kind]}</b>
        <Link className="link" to={`/admin/orders/${order.uuid}`}>
          Order {order.number}
        </Link>
        {customer?.id && (
          <Link className="link" to={`/admin/customers/${customer.id}`}>
            {customer.name}
          </Link>
        )}
        {ticket.due && <Due due={new Date(ticket.due)} isOverdue={isOverdue} />}
        <span>Complained {showInstant(new Date(ticket.at))}</span>
        {order.deliveredAt && <span>Delivered {showInstant(new Date(order.deliveredAt))}</span>}
      </p>
      <p className="sheet-said" role="status">
        {actionData?.ok ? actionData.message : ""}
      </p>
      {actionData && !actionData.ok && actionData.message && <Alert>{actionData.message}</Alert>}
      <div className="sheet-two">
        <div>
          <section className="office-card" aria-labelledby="said">
            <h2 id="said">What the customer says</h2>
            <p className="complaint-text">{message || "Erased with the customer’s account."}</p>
            {shown.length === 0 && <p className="muted text-small">There is no photo or video.</p>}
            <Proofs proofs={shown} ticket={ticket.ticket} className="complaints-proofs" />
          </section>
          <Items uuid={order.uuid} lines={lines} />
          {refunds && (
            <section className="office-card" aria-labelledby="refunds">
              <h2 id="refunds">Refunds of this order</h2>
              <Refunds refunds={refunds} />
            </section>
          )}
        </div>
        <div>
          {next.length > 0 && <AnswerCard ticket={ticket} next={next} answer={actionData} key={status} />}
          <Answers answers={ticket.answers} />
        </div>
      </div>
    </OfficePage>
  );
}

function Answers({ answers }: { answers: StaffComplaint["answers"] }) {
  return (
    <section className="office-card" aria-labelledby="answers">
      <h2 id="answers">Answers</h2>
      {answers.length === 0 && <p className="muted">None yet.</p>}
      <ol className="sheet-list">
        {answers.map(({ at, status, text, refund, who }) => (
          <li key={String(at)}>
            <ComplaintTag status={status} />
            <span>{who ?? "A former member of staff"}</span>
            <span className="muted text-small">{showInstant(new Date(at))}</span>
            <p className="complaint-text complaints-answer">
              {text || "Erased with the customer’s account."}
            </p>
            {refund !== null && <b>{showMoney(refund)} sent back</b>}
          </li>
        ))}
      </ol>
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such complaint." />;
}
