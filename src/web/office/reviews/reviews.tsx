import { Form } from "react-router";
import { z } from "zod";
import { showInstant } from "../../../shop/basics/india-time.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import { approveReview } from "../../../shop/reviews/approve-review.ts";
import { listWaiting, type WaitingReview } from "../../../shop/reviews/list-waiting.ts";
import { rejectReview } from "../../../shop/reviews/reject-review.ts";
import { ReviewKey } from "../../../shop/reviews/reviews.inputs.ts";
import { REJECT_REASONS } from "../../../shop/reviews/rules/reject-reasons.ts";
import { reviewPhotoUrl } from "../../../shop/reviews/rules/review-photos.ts";
import { intentAnswers } from "../../forms/intent-answer.ts";
import { readForm } from "../../forms/read-form.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Alert, Note } from "../../ui/note.tsx";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import { CursorPager, EmptyPage } from "../pager.tsx";
import { readCursor } from "../read-cursor.ts";
import type { Route } from "./+types/reviews.ts";
import { REASON_WORDS } from "./reason-words.ts";
import "../order/order.css";
import "./reviews.css";

export async function loader({ context, url }: Route.LoaderArgs) {
  return listWaiting(context.get(servicesContext), { cursor: readCursor(url, ReviewKey) });
}

/** The names of the checkboxes of a review's photos. */
const PHOTO_FIELDS = ["photo-0", "photo-1", "photo-2"] as const;

const Sent = z.union([
  z.object({ intent: z.literal("approve"), id: z.string().max(64), photos: z.array(z.string().max(64)) }),
  z.object({ intent: z.literal("reject"), id: z.string().max(64), reason: z.enum(REJECT_REASONS) }),
]);

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = context.get(staffContext);
  const read = await readForm(request, ["intent", "id", "reason", ...PHOTO_FIELDS]);
  const answers = intentAnswers<never>(context, read.intent, {});
  const photos = PHOTO_FIELDS.map((name) => read[name]).filter(Boolean);
  const sent = Sent.safeParse({ ...read, photos });
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

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Reviews to approve");

/** Reviews without a decision. Few stars are no reason to reject one. */
export default function ReviewsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows: reviews, before, after, total } = loaderData;
  return (
    <OfficePage title="Reviews to approve" lead={`${total} ${total === 1 ? "review" : "reviews"}.`}>
      <p className="sheet-said" role="status">
        {actionData?.ok ? actionData.message : ""}
      </p>
      {actionData && !actionData.ok && actionData.message && <Alert>{actionData.message}</Alert>}
      {total === 0 && <Note title="No reviews to approve.">New ones stand here until somebody decides.</Note>}
      {total > 0 && reviews.length === 0 && <EmptyPage firstHref="/admin/reviews" />}
      {reviews.length > 0 && (
        <p className="muted">
          Few stars are no reason not to show one. An author who bought the thing earns coins when it is
          shown.
        </p>
      )}
      <ul className="moderation-list">
        {reviews.map((review) => (
          <li key={review.id}>
            <Review review={review} />
          </li>
        ))}
      </ul>
      <CursorPager href="/admin/reviews" before={before} after={after} />
    </OfficePage>
  );
}

function Review({ review: { id, name, message, stars, at, about, photos } }: { review: WaitingReview }) {
  const busy = useIntent() !== null;
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
    </article>
  );
}

/** The photos. Those that are not ticked are deleted when the review is published. */
function Photos({ photos }: Pick<WaitingReview, "photos">) {
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
