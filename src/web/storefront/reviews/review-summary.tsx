import BadgeCheck from "lucide-react/icons/badge-check";
import Eye from "lucide-react/icons/eye";
import Scale from "lucide-react/icons/scale";
import type { ReviewPage } from "../../../shop/reviews/list-reviews.ts";
import { BONUSES } from "../../../shop/rewards/rules/bonuses.ts";
import { Stars } from "../../ui/rating.tsx";

/** The summary of all reviews of the shop, and the rules by which they are published. */
export function ReviewSummary({ list: { total, average } }: { list: ReviewPage }) {
  return (
    <div className="reviews-sum edge-b">
      {average > 0 && (
        <p className="reviews-mean">
          <b className="display">{average.toFixed(1)}</b>
          <span>
            <Stars rating={average} />
            {total === 1 ? "1 client review" : `${total} client reviews`}
          </span>
        </p>
      )}
      <ul>
        <li>
          <Eye className="icon" aria-hidden="true" />
          Read before it is shown, so that no address is published.
        </li>
        <li>
          <Scale className="icon" aria-hidden="true" />
          Never changed, and never left out for few stars.
        </li>
        <li>
          <BadgeCheck className="icon" aria-hidden="true" />
          {`${BONUSES.review} coins for the review of something that was delivered to you.`}
        </li>
      </ul>
    </div>
  );
}
