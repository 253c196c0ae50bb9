import { Form } from "react-router";
import { z } from "zod";
import { showInstant } from "../../../shop/basics/india-time.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import { approveReview } from "../../../shop/reviews/approve-review.ts";
import { listOfficeReviews, type OfficeReview } from "../../../shop/reviews/list-office-reviews.ts";
import { rejectReview } from "../../../shop/reviews/reject-review.ts";
import { ReviewKey } from "../../../shop/reviews/reviews.inputs.ts";
import { countReviewsToApprove } from "../../../shop/reviews/reviews.reads.ts";
import { REJECT_REASONS } from "../../../shop/reviews/rules/reject-reasons.ts";
import { reviewPhotoUrl } from "../../../shop/reviews/rules/review-photos.ts";
import { REVIEW_WORDS } from "../../../shop/reviews/rules/review-words.ts";
import { intentAnswers } from "../../forms/intent-answer.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Note } from "../../ui/note.tsx";
import { ExportLinks } from "../list/export-links.tsx";
import { KeyedList } from "../list/keyed-list.tsx";
import { ListHead, NothingFits } from "../list/list-head.tsx";
import { openList } from "../list/show-list.server.ts";
import type { ShownList } from "../list/shown-list.ts";
import { answerView } from "../list/view-action.server.ts";
import type { ViewField } from "../list/view-bar.tsx";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import { CursorPager, EmptyPage } from "../pager.tsx";
import { readCursor } from "../read-cursor.ts";
import type { Route } from "./+types/reviews.ts";
import { REASON_WORDS } from "./reason-words.ts";
import { REVIEWS_LIST, readReviewFilter } from "./reviews-list.server.ts";
import "./reviews.css";

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { query, list, today } = await openList(services, REVIEWS_LIST, {
    url,
    staff: context.get(staffContext),
  });
  const cursor = readCursor(url, ReviewKey);
  const filter = readReviewFilter(query, today);
  const page = await listOfficeReviews(services, { filter, cursor });
  const toApprove = query.size > 0 ? null : await countReviewsToApprove(services);
  return { ...page, list, toApprove, isFirst: cursor === null };
}

/** The names of the checkboxes of a review's photos. */
const PHOTO_FIELDS = ["photo-0", "photo-1", "photo-2"] as const;

const Sent = z.union([
  z.object({ intent: z.literal("approve"), id: z.string().max(64), photos: z.array(z.string().max(64)) }),
  z.object({ intent: z.literal("reject"), id: z.string().max(64), reason: z.enum(REJECT_REASONS) }),
]);

export async function action({ context, request, url }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = context.get(staffContext);
  const form = await request.formData().catch(() => new FormData());
  const ofView = await answerView(services, REVIEWS_LIST, { context, url, form, staff });
  if (ofView) return ofView;
  const { intent, id, reason } = Object.fromEntries(form);
  const answers = intentAnswers<ViewField>(context, String(intent ?? ""), {});
  const photos = PHOTO_FIELDS.map((name) => form.get(name)).filter(Boolean);
  const sent = Sent.safeParse({ intent, id, reason, photos });
  if (!sent.success) return answers.refused("Please choose why the review is not shown.", 422);
  const decided =
    sent.data.intent === "approve"
      ? await approveReview(services, { id: sent.data.id, staff, photos: sent.data.photos })
      : await rejectReview(services, { id: sent.data.id, staff, reason: sent.data.reason });
  if (!decided.ok) return answers.refused(REFUSAL_SENTENCES[decided.code]);
  return answers.done(
    sent.data.intent === "approve" ? "The review is shown now." : "The review is not shown.",
  );
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Reviews");

/** Reviews to approve, or those that filters list. Few stars are no reason to reject one. */
export default function ReviewsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows: reviews, list, before, after, toApprove, isFirst } = loaderData;
  return (
    <OfficePage
      title={toApprove === null ? "Reviews" : "Reviews to approve"}
      lead={toApprove !== null && `${toApprove} ${toApprove === 1 ? "review" : "reviews"}.`}
      actions={reviews.length > 0 && <ExportLinks files={list.files} />}
    >
      <ListHead list={list} title="Filter the reviews" submit="Show reviews" answer={actionData} />
      {isFirst && reviews.length === 0 && <NoReviews list={list} isFiltered={toApprove === null} />}
      {!isFirst && reviews.length === 0 && <EmptyPage firstHref={list.href} />}
      {reviews.length > 0 && (
        <p className="muted">
          Few stars are no reason not to show one. An author who bought the thing earns coins when it is
          shown.
        </p>
      )}
      {reviews.length > 0 && (
        <KeyedList row="review" canOpen={false}>
          <ul className="moderation-list">
            {reviews.map((review) => (
              <li key={review.id} data-list-row tabIndex={-1}>
                <Review review={review} />
              </li>
            ))}
          </ul>
        </KeyedList>
      )}
      <CursorPager href={list.href} before={before} after={after} />
    </OfficePage>
  );
}

function NoReviews({ list, isFiltered }: { list: ShownList; isFiltered: boolean }) {
  if (isFiltered) return <NothingFits what="No reviews match these filters." list={list} />;
  return <Note title="No reviews to approve.">New ones stand here until somebody decides.</Note>;
}

function Review({ review }: { review: OfficeReview }) {
  const { id, name, message, stars, at, about, status, rejectedFor } = review;
  return (
    <article className="office-card" aria-labelledby={id}>
      <h2 id={id}>{about ?? "About the shop"}</h2>
      <p>
        <b>{name}</b> <span className="muted text-small">{showInstant(new Date(at))}</span>
      </p>
      <p className="bold">
        {stars === null ? "Without stars" : `${stars} of 5 stars`}
        {about !== null && <span className="office-egg">Verified purchase</span>}
      </p>
      <p className="moderation-text">{message}</p>
      {status === "pending" ? (
        <Decision review={review} />
      ) : (
        <p className="muted">
          {REVIEW_WORDS[status]}
          {rejectedFor && `, because ${REASON_WORDS[rejectedFor]}`}
        </p>
      )}
    </article>
  );
}

function Decision({ review: { id, photos } }: { review: OfficeReview }) {
  const busy = useIntent() !== null;
  return (
    <div className="moderation-acts">
      <Form method="post" className="moderation-approve">
        <input type="hidden" name="id" value={id} />
        {photos.length > 0 && <Photos photos={photos} />}
        <Button type="submit" name="intent" value="approve" busy={busy}>
          Show it
        </Button>
      </Form>
      <Form method="post" className="moderation-reject">
        <input type="hidden" name="id" value={id} />
        <Field label="Or don’t, because">
          {(control) => (
            <select className="input" name="reason" defaultValue="" required {...control}>
              <option value="" disabled>
                Choose why
              </option>
              {REJECT_REASONS.map((reason) => (
                <option key={reason} value={reason}>
                  {REASON_WORDS[reason]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button type="submit" look="ghost" name="intent" value="reject" busy={busy}>
          Don’t show it
        </Button>
      </Form>
    </div>
  );
}

/** The photos. Those that are not ticked are deleted when the review is published. */
function Photos({ photos }: Pick<OfficeReview, "photos">) {
  return (
    <fieldset>
      <legend className="bold">Photos to show with it</legend>
      <p className="muted text-small">A photo without its tick is deleted. The author agreed to show them.</p>
      <ul className="moderation-photos">
        {photos.map((id, at) => (
          <li key={id}>
            <a href={reviewPhotoUrl(id, "large")} target="_blank" rel="noreferrer">
              <img
                src={reviewPhotoUrl(id, "small")}
                width={160}
                height={160}
                alt={`${at + 1} of ${photos.length}, larger in a new tab`}
                loading="lazy"
              />
            </a>
            <label>
              <input type="checkbox" name={PHOTO_FIELDS[at]} value={id} defaultChecked /> Show photo {at + 1}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
