import { useState } from "react";
import type { ReviewsReply } from "../../../../contract/reviews.ts";
import type { Review } from "../../../../shop/reviews/list-reviews.ts";
import { BONUSES } from "../../../../shop/rewards/rules/bonuses.ts";
import { Still } from "../../../rendering/ready.tsx";
import { Alert } from "../../../ui/note.tsx";
import { ReviewItem } from "../../reviews/review-item.tsx";
import type { CakeView } from "../cake-view.ts";
import "./reviews.css";

/** The reviews on the page: the newest few, and the total number. */
export type WrittenReviews = { reviews: Review[]; total: number };

/** Id of the element that shows the stars. */
export const STARS_ID = "given-stars";

type CakeReviewsProps = {
  cake: CakeView;
  /** The stars as HTML; null if they came with the document. */
  stars: string | null;
  written: WrittenReviews;
};

/** The ratings by stars, and the reviews. */
export function CakeReviews({ cake, stars, written }: CakeReviewsProps) {
  const { rating, productId, chosen } = cake;
  return (
    <section className="page-section" id="reviews" aria-labelledby="reviews-title">
      <div className="section-head">
        <h2 id="reviews-title">Reviews</h2>
        <a className="link" href={`/reviews?sku=${encodeURIComponent(chosen.sku)}`}>
          {`Write a review, earn ${BONUSES.review} coins`}
        </a>
      </div>
      {rating.reviews === 0 && written.total === 0 ? (
        <p className="muted">Nobody has reviewed this yet. The first to get it delivered can.</p>
      ) : (
        <div className="cake-reviews">
          <Still id={STARS_ID} className="cake-reviews-sum" html={stars} />
          {written.total > 0 ? (
            <Written key={productId} cake={cake} written={written} />
          ) : (
            <p className="text-small muted">None of them with words</p>
          )}
        </div>
      )}
    </section>
  );
}

/** The newest reviews; more load in place, or without script on their own page. */
function Written({ cake, written }: { cake: CakeView; written: WrittenReviews }) {
  const { productId, chosen } = cake;
  const [pages, setPages] = useState<ReviewsReply["data"][]>([]);
  const [asking, setAsking] = useState<"no" | "now" | "failed">("no");
  const readOn = async () => {
    if (asking === "now") return;
    setAsking("now");
    // The first page holds more than the few that came with the document.
    const page = await import("./read-reviews.ts")
      .then((file) => file.readReviews(productId, pages.length + 1))
      .catch(() => null);
    if (page) setPages([...pages, page]);
    setAsking(page ? "no" : "failed");
  };
  const isLoading = asking === "now";
  const reviews = pages.length > 0 ? pages.flatMap((page) => page.reviews) : written.reviews;
  const total = pages.at(-1)?.total ?? written.total;
  return (
    <div>
      {total < cake.rating.reviews && <p className="text-small muted">{total} of them with words</p>}
      {reviews.map((review) => (
        <ReviewItem key={review.id} review={review} />
      ))}
      {asking === "failed" && <Alert>More reviews could not be loaded. Please try again.</Alert>}
      {reviews.length < total && (
        <a
          className="btn btn-ghost cake-reviews-more"
          href={`${chosen.href}/reviews`}
          aria-busy={isLoading || undefined}
          onClick={(event) => {
            event.preventDefault();
            void readOn();
          }}
        >
          {isLoading ? "Loading reviews..." : `More reviews (${total - reviews.length})`}
        </a>
      )}
    </div>
  );
}
