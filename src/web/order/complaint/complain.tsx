import { data, isRouteErrorResponse, Link, redirect } from "react-router";
import { showInstant } from "../../../shop/basics/india-time.ts";
import { COMPLAINT_PHOTO_DAYS } from "../../../shop/basics/retention.ts";
import { NewComplaint } from "../../../shop/complaints/complaints.inputs.ts";
import { findComplainable } from "../../../shop/complaints/find-complainable.ts";
import { KIND_NAMES } from "../../../shop/complaints/rules/complaint-kinds.ts";
import { SETTLED_WITHIN } from "../../../shop/complaints/rules/complaint-window.ts";
import { sendComplaint } from "../../../shop/complaints/send-complaint.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import { answerForm, errorsOf } from "../../forms/form-answer.ts";
import { readFileForm } from "../../forms/read-file-form.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { useShop } from "../../shop-facts.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { telHref } from "../../ui/tel-href.ts";
import { OrderNote } from "../progress/order-note.tsx";
import type { Route } from "./+types/complain.ts";
import { ComplaintForm } from "./complaint-form.tsx";
import "../../forms/forms.css";
import "./complaint.css";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const viewer = await services.identity.sessionOf(request.headers);
  const token = tokenOf(request);
  const complainable = await findComplainable(services, { id: params.uuid, viewer, token });
  if (!complainable.ok) throw data(null, { status: 404 });
  const { order, until, isOpen } = complainable.value;
  const { searchParams } = new URL(request.url);
  const kind = searchParams.get("kind") ?? "";
  return {
    review: reviewOf(searchParams),
    kind: KIND_NAMES.find((name) => name === kind) ?? "",
    number: order.number,
    orderUrl: orderPath(order.id, token),
    isOpen,
    tooLate: until === null ? null : REFUSAL_SENTENCES["complaint-too-late"],
    until: until && showInstant(until),
  };
}

const FIELDS = ["kind", "message"] as const;

/** Refusals about files are shown at the file field. */
const ABOUT_FILES: readonly string[] = ["proof-needed", "file-not-taken", "files-too-large"];

export async function action({ context, request, params }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const token = tokenOf(request);
  const viewer = await services.identity.sessionOf(request.headers);
  const complainable = await findComplainable(services, { id: params.uuid, viewer, token });
  if (!complainable.ok) throw data(null, { status: 404 });
  const { texts: fields, files } = await readFileForm(request, FIELDS, "files");
  type Name = (typeof FIELDS)[number] | "files";
  const refuse = (message: string, errors: Partial<Record<Name, string>>, status: number) =>
    answerForm<Name>(context, { ok: false, message, errors, values: fields }, status);
  const complaint = NewComplaint.safeParse(fields);
  if (!complaint.success) return refuse("", errorsOf<Name>(complaint.error), 422);
  const sent = await sendComplaint(services, {
    ...{ id: params.uuid, viewer, token },
    ...{ complaint: complaint.data, files },
  });
  if (sent.ok) {
    const orderUrl = orderPath(params.uuid, token, sent.value.ticket);
    throw redirect(`${orderUrl}#complaints`, 303);
  }
  if (sent.code === "unknown-order") throw data(null, { status: 404 });
  const sentence = REFUSAL_SENTENCES[sent.code];
  if (ABOUT_FILES.includes(sent.code)) return refuse("", { files: sentence }, 422);
  return refuse(sentence, {}, sent.code === "too-many-tries" ? 429 : 409);
}

/** The review whose few stars led here; null for none. */
function reviewOf(query: URLSearchParams) {
  const { sku, stars } = Object.fromEntries(query);
  if (!sku || !/^[1-5]$/.test(stars ?? "")) return null;
  return { stars: Number(stars), href: `/reviews?${new URLSearchParams({ sku, stars: `${stars}` })}` };
}

function tokenOf(request: Request): string | undefined {
  return new URL(request.url).searchParams.get("token") ?? undefined;
}

function orderPath(uuid: string, token: string | undefined, ticket?: string): string {
  const query = new URLSearchParams();
  if (token) query.set("token", token);
  if (ticket) query.set("ticket", ticket);
  return query.size > 0 ? `/orders/${uuid}?${query}` : `/orders/${uuid}`;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownPageMeta(matches, loaderData ? `Complaint about ${loaderData.number}` : "Complaint");

/** The page to complain about a delivered order: the problem, a description, and photos. */
export default function ComplainPage({ loaderData, actionData }: Route.ComponentProps) {
  const { number, orderUrl, isOpen, tooLate, until, kind, review } = loaderData;
  const { contact } = useShop();
  const toOrder = (
    <LinkButton to={orderUrl} look="ghost">
      To the order
    </LinkButton>
  );
  const toReview = review && (
    <Link className="link" to={review.href}>
      Or write your review with {review.stars} {review.stars === 1 ? "star" : "stars"}
    </Link>
  );
  if (!isOpen) {
    return (
      <main id="main" className="wrap alone alone-tall">
        <Note
          as="h1"
          title={tooLate ? "It is too late to complain here." : "There is nothing to complain of yet."}
          action={toOrder}
        >
          {tooLate ?? "This order is not delivered yet."}{" "}
          <a className="link" href={telHref(contact.phone)}>
            {contact.phone}
          </a>{" "}
          {tooLate && toReview}
        </Note>
      </main>
    );
  }
  return (
    <main id="main" className="wrap">
      <div className="form-page">
        <header className="form-head">
          <h1>Something was not right?</h1>
          <p>
            We are sorry. Tell us about order {number} until {until}, and show us: somebody of us looks at it,
            and it is settled within {SETTLED_WITHIN}.
          </p>
          {toReview && <p>{toReview}</p>}
        </header>
        <section className="form-box" aria-label="Your complaint">
          <ComplaintForm kind={kind} answer={actionData} />
        </section>
        <aside className="form-side complaint-side" aria-label="What happens next">
          <h2>What happens next</h2>
          <ol>
            <li>You get a ticket number here, and by mail.</li>
            <li>Somebody of us looks at what you sent, and answers here and by mail.</li>
            <li>What goes back to you goes to where you paid from.</li>
          </ol>
          <p className="muted text-small">
            Photos and videos are seen by whoever may see this order and by those of us who answer complaints.
            {`We erase them after ${COMPLAINT_PHOTO_DAYS} days. Where and when a photo was taken is removed at once.`}
          </p>
          {toOrder}
        </aside>
      </div>
    </main>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? (
    <OrderNote title="There is no such order." action={<LinkButton to="/accounts">Sign in</LinkButton>}>
      Perhaps it belongs to another account: sign in with the one that you ordered with, or open the link in
      our mail.
    </OrderNote>
  ) : (
    <OrderNote
      kind="error"
      title="Your complaint could not be read."
      action={
        <LinkButton to="." reloadDocument>
          Try again
        </LinkButton>
      }
    >
      Nothing was sent. You can also call us.
    </OrderNote>
  );
}
