import { z } from "zod";

/** What a listing can be sorted by; the shop's own order first. */
export const SORTS = ["popular", "price-low", "price-high", "rating", "newest"] as const;
export type Sort = (typeof SORTS)[number];

/** The three price bands of the filter panel. */
const PRICE_BANDS = ["below-500", "500-1000", "above-1000"] as const;
export type PriceBand = (typeof PRICE_BANDS)[number];

const DELIVERY_TIMES = ["same", "next", "scheduled"] as const;
const PERSONALIZATIONS = ["Photo", "Name", "Message"] as const;
const GIFT_TYPES = ["cakes", "flowers", "plants", "balloons"] as const;

/** Products on one page of a listing. */
export const PAGE_SIZE = 24;

/** A listing as asked for: its filters, its order, its page. */
export const ListingQuery = z.object({
  price: z.enum(PRICE_BANDS).optional(),
  deliveryTime: z.enum(DELIVERY_TIMES).optional(),
  /** All of these must be possible. */
  personalization: z.array(z.enum(PERSONALIZATIONS)).optional(),
  giftType: z.enum(GIFT_TYPES).optional(),
  eggless: z.boolean().optional(),
  flavour: z.string().max(60).optional(),
  /** Words that name or flavour contain, all of them. */
  words: z.string().max(60).optional(),
  sort: z.enum(SORTS).default("popular"),
  page: z.number().int().min(1).max(1_000).default(1),
});
export type ListingQuery = z.infer<typeof ListingQuery>;

/** The most rows that one call of the contract's list gives. */
export const MAX_ROWS = 1_000;
