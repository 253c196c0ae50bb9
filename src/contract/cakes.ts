import * as z from "zod/mini";
import { QUESTION_KINDS } from "../shop/catalogue/rules/add-on-question.ts";
import { DELIVERY_TIMES } from "../shop/catalogue/rules/listing-filter.ts";
import { described } from "./described.ts";
import { replyOf } from "./envelope.ts";
import { extensible, openCode, Picture, Rupees, SaleStatus, TileColour, YesNo } from "./fields.ts";

const Rows = z.array(z.array(z.union([z.string(), z.number()])));

export const CatalogueRowsReply = replyOf(Rows);

/** The question that an add-on asks the customer. */
const AddOnQuestion = z.object({
  SKU: z.string(),
  kind: openCode(QUESTION_KINDS),
  limit: described(z.int(), "Characters that the answer may have"),
});

export const AddOnsReply = replyOf(
  z.object({
    values: Rows,
    questions: described(z.optional(z.array(AddOnQuestion)), "The questions of the add-ons that ask one"),
    onlyWithCake: described(z.optional(z.array(z.string())), "SKUs that are offered only with a cake"),
  }),
);

export const CakeDetail = z.object({
  ProductID: z.string(),
  SKU: z.string(),
  ProductName: z.string(),
  Weight: z.string(),
  Flavour: z.string(),
  Points: z.number(),
  Sell: Rupees,
  Price: Rupees,
  Image: z.string(),
  Status: SaleStatus,
  MessageText: YesNo,
  Description: z.string(),
  rating: z.number(),
  reviews: z.number(),
});
export type CakeDetail = z.infer<typeof CakeDetail>;
export const CakeReply = replyOf(CakeDetail);

export const ComboOption = z.object({
  SKU: z.string(),
  ProductName: z.string(),
  Flavour: z.string(),
  Weight: z.string(),
  Sell: Rupees,
  Image: z.string(),
  Status: SaleStatus,
});
export type ComboOption = z.infer<typeof ComboOption>;
export const CombosReply = replyOf(z.array(ComboOption));

export const Card = z.object({
  SKU: z.string(),
  name: z.string(),
  weight: described(z.string(), "Weight or size that the price is for"),
  serves: described(
    z.string(),
    "Number of people that it serves, as text; empty for products that are not eaten",
  ),
  href: z.string(),
  Price: Rupees,
  Sell: Rupees,
  discount: described(z.number(), "Whole percent off"),
  Points: z.number(),
  mark: z.catch(z.nullable(z.enum(["eggless", "egg"])), null),
  rating: z.number(),
  reviews: z.number(),
  tile: TileColour,
  cutout: Picture,
  photo: Picture,
  // The slowest, so that an older page does not promise too early a day.
  deliveryTime: extensible(DELIVERY_TIMES, "scheduled"),
  leadHours: described(z.int(), "Hours that it takes to make"),
  Status: SaleStatus,
});
export type Card = z.infer<typeof Card>;
export const CardsReply = replyOf(z.array(Card));
