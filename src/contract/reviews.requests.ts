import { z } from "zod";
import { REVIEW_PHOTO_SIZES } from "../shop/reviews/rules/review-photos.ts";

export const ReviewPhotoParams = z.object({ id: z.string().max(64), size: z.enum(REVIEW_PHOTO_SIZES) });
