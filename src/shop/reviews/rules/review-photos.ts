/** Photos that a review can have. */
export const MOST_REVIEW_PHOTOS = 3;

/** The stored sizes of a photo, with the most pixels of its longer side. */
export const REVIEW_PHOTO_SIDES = { small: 480, large: 1600 } as const;

export const REVIEW_PHOTO_SIZES = ["small", "large"] as const satisfies (keyof typeof REVIEW_PHOTO_SIDES)[];
export type ReviewPhotoSize = (typeof REVIEW_PHOTO_SIZES)[number];

/** The URL of a photo. It never shows another picture. */
export function reviewPhotoUrl(id: string, size: ReviewPhotoSize): string {
  return `/api/reviews/photos/${id}/${size}`;
}
