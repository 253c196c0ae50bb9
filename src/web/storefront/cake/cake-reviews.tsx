import useSWRInfinite from "swr/infinite";
import { ReviewsReply } from "../../../contract/reviews.ts";
import type { Review } from "../../../shop/reviews/list-reviews.ts";
import { Still } from "../../rendering/ready.tsx";
import { askShop } from "../../session/ask-shop.ts";
import { Alert } from "../../ui/note.tsx";
import { ReviewItem } from "../reviews/review-item.tsx";
import type { CakeView } from "./cake-view.ts";
import "./reviews.css";

/** Reviews as the page comes with them: the newest few, and how many there are. */
export type WrittenReviews = { reviews: Review[]; total: number };

/** The id of the element that shows the stars. */
export const STARS_ID = "given-stars";

type CakeReviewsProps = {
  cake: CakeView;
  /** The stars as HTML; null where they came with the document. */
  stars: string | null;
  written: WrittenReviews;
};

/** What people gave it, star by star, and what they wrote. */
export function CakeReviews({ cake, stars, written }: CakeReviewsProps) {
  const { rating, productId, chosen } = cake;
  return (
    <section className="sec" id="reviews" aria-labelledby="reviews-title">
      <div className="head">
        <h2 id="reviews-title">Reviews</h2>
        <a className="link" href={`/reviews?sku=${encodeURIComponent(chosen.sku)}`}>
          Write a review, earn 200 points
        </a>
      </div>
      {rating.reviews === 0 && written.total === 0 ? (
        <p className="muted">Nobody has reviewed this yet. The first to get it delivered can.</p>
      ) : (
        <div className="rev">
          <Still id={STARS_ID} className="rev-s" html={stars} />
          {written.total > 0 ? (
            <Written key={productId} cake={cake} written={written} />
          ) : (
            <p className="sm muted">None of them with words</p>
          )}
        </div>
      )}
    </section>
  );
}

/** The newest first; more come in place, or without script on a page of their own. */
function Written({ cake, written }: { cake: CakeView; written: WrittenReviews }) {
  const { productId, chosen } = cake;
  const address = `/api/cakes/reviews/${encodeURIComponent(productId)}`;
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite(
    (index) => `${address}?page=${index + 1}`,
    fetchPage,
    // The first page is asked for when somebody wants more than the few that came with the document.
    { initialSize: 0, revalidateFirstPage: false, revalidateOnFocus: false, revalidateOnMount: false },
  );
  const shown = data?.flatMap((page) => page.reviews) ?? [];
  const reviews = shown.length > 0 ? shown : written.reviews;
  const total = data?.at(-1)?.total ?? written.total;
  return (
    <div>
      {total < cake.rating.reviews && <p className="sm muted">{total} of them with words</p>}
      {reviews.map((review) => (
        <ReviewItem key={review.id} review={review} />
      ))}
      {error && !isValidating && <Alert>More reviews could not be loaded. Please try again.</Alert>}
      {reviews.length < total && (
        <a
          className="btn ghost rev-more"
          href={`${chosen.href}/reviews`}
          aria-busy={isValidating || undefined}
          onClick={(event) => {
            event.preventDefault();
            if (error) void mutate();
            else void setSize(size + 1);
          }}
        >
          {isValidating ? "Loading reviews..." : `More reviews (${total - reviews.length})`}
        </a>
      )}
    </div>
  );
}

const fetchPage = (address: string) => askShop(address, ReviewsReply);
