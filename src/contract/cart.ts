import * as z from "zod/mini";
import { described } from "./described.ts";
import { replyOf } from "./envelope.ts";
import { extensible, Rupees } from "./fields.ts";

const CartText = described(z.string(), "JSON: a list of { skuid, quantity }");

/** A row of the cart drawer; `orginalPrice` is spelt as the specification spells it. */
export const CartRow = z.object({
  skuid: z.string(),
  quantity: z.int(),
  state: extensible(["available", "unavailable", "gone"], "unavailable"),
  name: z.string(),
  href: z.nullable(z.string()),
  flavour: z.string(),
  weight: z.string(),
  price: Rupees,
  orginalPrice: Rupees,
  image: z.string(),
  cutout: z.string(),
  tile: z.string(),
});
export type CartRow = z.infer<typeof CartRow>;

export const CartReply = replyOf(
  z.object({
    cart: CartText,
    rows: z.array(CartRow),
    items: Rupees,
    delivery: described(Rupees, "Charge for Standard Delivery of the cart"),
    fees: described(
      z.array(z.object({ name: z.string(), fee: Rupees, freeFrom: z.nullable(Rupees) })),
      "Fee of each delivery option, and the goods value from which it is free; null if it never is",
    ),
  }),
);
export type CartReply = z.infer<typeof CartReply>;

/** After a change: the last element is the whole cart as JSON text. */
export const ChangedCartReply = replyOf(z.array(CartText));
