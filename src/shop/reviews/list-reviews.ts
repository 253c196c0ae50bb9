import { type Day, dayOf } from "../basics/india-time.ts";
import { ratingOf } from "../catalogue/rules/rating.ts";
import type { Services } from "../services.ts";
import { selectReviewPhotos } from "./review-photos.queries.ts";
import { countApproved, selectApproved } from "./reviews.queries.ts";

const REVIEWS_ON_A_PAGE = 8;

/** One review as everybody may read it. */
export type Review = {
  id: string;
  name: string;
  message: string;
  /** 1 to 5; null for a review of the shop without stars. */
  stars: number | null;
  on: Day;
  /** Whether the product was delivered to its author. */
  verified: boolean;
  /** The weight that they had, as `1 kg`. Empty for reviews of the shop. */
  bought: string;
  /** Invented, for the demonstration. */
  isDemo: boolean;
  /** Ids of its photos, for `reviewPhotoUrl`. */
  photos: string[];
};

export type ReviewPage = {
  /** The newest first; empty past the last page. */
  reviews: Review[];
  page: number;
  pages: number;
  /** How many there are on all pages. */
  total: number;
  /** Mean of the stars to one decimal; 0 if there are none. */
  average: number;
};

/** Approved reviews of a product, or of the shop if no product is given. Pages count from 1. */
export async function listReviews(
  services: Pick<Services, "db">,
  { productId = null, page = 1 }: { productId?: string | null; page?: number },
): Promise<ReviewPage> {
  const range = { limit: REVIEWS_ON_A_PAGE, offset: (page - 1) * REVIEWS_ON_A_PAGE };
  const [rows, counts] = await Promise.all([
    selectApproved(services.db, productId, range),
    countApproved(services.db, productId),
  ]);
  const photos = await selectReviewPhotos(
    services.db,
    rows.flatMap(({ id, isDemo }) => (isDemo ? [] : [id])),
  );
  const total = counts.reduce((sum, { many }) => sum + many, 0);
  const having = (stars: number) => counts.find((row) => row.stars === stars)?.many ?? 0;
  const { average } = ratingOf({
    stars5: having(5),
    stars4: having(4),
    stars3: having(3),
    stars2: having(2),
    stars1: having(1),
  });
  return {
    reviews: rows.map(({ orderId, createdAt, ...row }) => ({
      ...row,
      on: dayOf(createdAt),
      verified: orderId !== null,
      photos: (photos.get(row.id) ?? []).map(({ id }) => id),
    })),
    page,
    pages: Math.max(1, Math.ceil(total / REVIEWS_ON_A_PAGE)),
    total,
    average,
  };
}
