import { z } from "zod";
import { parseDay } from "../basics/india-time.ts";
import { isPlain, tidy } from "../basics/plain-text.ts";
import { hasEmoji, isWithin, MOST_UNITS_OF_ONE } from "../basics/short-text.ts";
import { groupedDigits, identifier, line } from "../basics/text-fields.ts";
import { MAX_QUANTITY, MOST_LINES, MOST_ORDER_LINES } from "../cart/rules/cart-limits.ts";
import { LONGEST_ANSWER } from "../catalogue/rules/longest-answer.ts";
import { MOST_PHOTOS } from "../catalogue/rules/photo-prints.ts";
import { HIGHEST_PAISE } from "../catalogue/rules/price-limits.ts";
import { GiftEntry } from "../orders/receivers/gift.inputs.ts";
import { receiverFields } from "../orders/receivers/receiver.inputs.ts";
import { SHEET_NAMES } from "../orders/rules/sheet-names.ts";
import { ChosenPhoto } from "../photos/chosen-photo.inputs.ts";
import { isShortEnough, LONGEST_MESSAGE, LONGEST_TYPED_MESSAGE } from "./rules/cake-message.ts";
import { HIGHEST_GOODS } from "./rules/highest-goods.ts";

const TOO_MANY = `Please order at most ${MOST_LINES} different things at once.`;

const TOO_MANY_LINES = `One order takes ${MOST_ORDER_LINES} lines. Please give more pieces the same message, or order them in two orders.`;

const TOO_MANY_OF_ONE = `Please order at most ${MAX_QUANTITY} of one thing.`;

const TOO_LONG = `The message on the cake can have ${LONGEST_MESSAGE} characters.`;

/** A message that can be piped onto a cake; empty for none. */
export const CakeMessage = z
  .string()
  .max(LONGEST_TYPED_MESSAGE, { error: TOO_LONG, abort: true })
  .overwrite(tidy)
  .refine(isShortEnough, TOO_LONG)
  .refine(isPlain, "Please write the message in one line of plain letters.")
  .refine((text) => !hasEmoji(text), "Emoji can't be iced on a cake. Please write the message without them.")
  .default("");

const ANSWER_TOO_LONG = `What an add-on asks for can have ${LONGEST_ANSWER} characters.`;

/** The answer to an add-on's question. `readAnswer` checks it against the kind of the question. */
const answer = z
  .string()
  .max(2 * LONGEST_ANSWER * MOST_UNITS_OF_ONE, { error: ANSWER_TOO_LONG, abort: true })
  .overwrite(tidy)
  .refine((text) => isWithin(text, LONGEST_ANSWER), ANSWER_TOO_LONG)
  .refine(isPlain, "Please write it in one line of plain letters.")
  .default("");

const OrderLine = z.object({
  SKU: identifier({ most: 64, unknown: "There is no such SKU." }),
  price: z
    .number()
    .min(0)
    .max(HIGHEST_PAISE / 100)
    .describe("Rupees for one piece, as shown to the shopper"),
  quantity: z.number().int().min(1).max(MAX_QUANTITY, TOO_MANY_OF_ONE),
  sheetName: z.enum(SHEET_NAMES),
  image: z.string().max(2_000).optional().describe("Ignored"),
  message: CakeMessage.describe(
    "Message piped on this cake; the order's own message goes on the first cake that takes one",
  ),
  photos: z
    .array(ChosenPhoto)
    .max(MOST_PHOTOS)
    .default([])
    .describe("Printed on this item. Without one, the shop asks the customer for it"),
  answer: answer.describe(
    "The answer to the question of an add-on: see `questions` of the add-ons. A number takes a piece for each digit. Without an answer the shop calls the customer",
  ),
});

type OrderLine = z.output<typeof OrderLine>;

/** Two lines of one SKU must differ in what is made: message, photos or answer. */
function whatMakesIt({ sheetName, SKU, answer, message, photos }: OrderLine): string {
  return JSON.stringify([sheetName, SKU, answer, message, photos]);
}

/** How many pieces of each SKU of the catalogue are ordered, over all of its lines. */
function piecesBySku(lines: OrderLine[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { sheetName, SKU, quantity } of lines) {
    if (sheetName === "Cakes") pieces.set(SKU, (pieces.get(SKU) ?? 0) + quantity);
  }
  return pieces;
}

/** The contract's order payload, with the shopper's wish to spend coins, and a message for each cake of a cart. */
export const OrderPayload = z.object({
  email: z.email("Please enter a valid e-mail address."),
  deliveryDate: line({ most: 40 }).transform((value, context) => {
    const on = parseDay(value);
    if (on) return on;
    context.addIssue({ code: "custom", message: "Please choose a date, as 2026-11-21." });
    return z.NEVER;
  }),
  deliveryTime: line({ least: 1, most: 60, missing: "Please choose a delivery time." }),
  deliveryType: line({ least: 1, most: 40, missing: "Please choose how to deliver." }),
  message: CakeMessage,
  ...receiverFields,
  pinCode: groupedDigits.max(12),
  sku: z
    .array(OrderLine)
    .min(1, "There is nothing in this order.")
    .max(MOST_ORDER_LINES, TOO_MANY_LINES)
    .refine((lines) => piecesBySku(lines).size <= MOST_LINES, TOO_MANY)
    .refine(
      (lines) => new Set(lines.map(whatMakesIt)).size === lines.length,
      "Please name each thing once, with its quantity.",
    )
    .refine(
      (lines) => [...piecesBySku(lines).values()].every((pieces) => pieces <= MAX_QUANTITY),
      TOO_MANY_OF_ONE,
    )
    .refine(
      (lines) => lines.some((line) => line.sheetName === "Cakes"),
      "Add-ons come with a cake or a gift.",
    ),
  useCoins: z.boolean().default(false),
  gift: GiftEntry.optional().describe("Gift settings; leave out if the order is not a gift"),
  fromCart: z
    .boolean()
    .default(false)
    .describe("Whether the ordered products leave the cart once the order is paid"),
  total: z
    .number()
    .min(0)
    .max((HIGHEST_GOODS + HIGHEST_PAISE) / 100)
    .optional()
    .describe(
      "Rupees for the whole order, as shown to the shopper. If it is not the total now, a 409 `price-changed`",
    ),
});

export type OrderPayload = z.output<typeof OrderPayload>;
