import { z } from "zod";
import { SkuField, WholeNumber } from "./request-fields.ts";

const MOST_CARDS = 20;

export const RowsQuery = z.object({ start: WholeNumber, end: WholeNumber });

export const SkuParams = z.object({ SKU: SkuField });

export const ProductParams = z.object({ ProductID: SkuField });

export const CardsQuery = z.object({
  sku: z.union([SkuField, z.array(SkuField).max(MOST_CARDS)]).transform((skus) => [skus].flat()),
});

export const ReviewsQuery = z.object({ page: WholeNumber.pipe(z.number().min(1)).default(1) });
