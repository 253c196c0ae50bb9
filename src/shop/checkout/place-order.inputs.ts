import { z } from "zod";
import { parseDay } from "../basics/india-time.ts";
import { isPlain, tidy } from "../basics/plain-text.ts";
import { hasEmoji, isWithin, MOST_UNITS_OF_ONE } from "../basics/short-text.ts";
import { groupedDigits, identifier, line } from "../basics/text-fields.ts";
import { MAX_QUANTITY, MOST_LINES } from "../cart/rules/cart-limits.ts";
import { LONGEST_ANSWER } from "../catalogue/rules/longest-answer.ts";
import { MOST_PHOTOS } from "../catalogue/rules/photo-prints.ts";
import { GiftEntry } from "../orders/gift.inputs.ts";
import { receiverFields } from "../orders/receiver.inputs.ts";
import { ChosenPhoto } from "../photos/chosen-photo.inputs.ts";
import { isShortEnough, LONGEST_MESSAGE, LONGEST_TYPED_MESSAGE } from "./rules/cake-message.ts";

const TOO_MANY = `Please order at most ${MOST_LINES} different things at once.`;

const TOO_LONG = `The message on the cake can have ${LONGEST_MESSAGE} characters.`;

const icing = z
  .string()
  .max(LONGEST_TYPED_MESSAGE, { error: TOO_LONG, abort: true })
  .overwrite(tidy)
  .refine(isShortEnough, TOO_LONG)
  .refine(isPlain, "Please write the message in one line of plain letters.")
  .refine((text) => !hasEmoji(text), "Emoji can't be iced on a cake. Please write the message without them.")
  .default("");

const ANSWER_TOO_LONG = `What an add-on asks for can have ${LONGEST_ANSWER} characters.`;

/** What its kind of question takes is checked with the add-on: see `readAnswer`. */
const answer = z
  .string()
  .max(2 * LONGEST_ANSWER * MOST_UNITS_OF_ONE, { error: ANSWER_TOO_LONG, abort: true })
  .overwrite(tidy)
  .refine((text) => isWithin(text, LONGEST_ANSWER), ANSWER_TOO_LONG)
  .refine(isPlain, "Please write it in one line of plain letters.")
  .default("");

const OrderLine = z.object({
  SKU: identifier({ most: 64, unknown: "There is no such SKU." }),
  price: z.number().min(0).max(1_000_000).describe("Rupees for one, as the shopper saw it"),
  quantity: z.number().int().min(1).max(MAX_QUANTITY, `Please order at most ${MAX_QUANTITY} of one thing.`),
  sheetName: z.enum(["Cakes", "Add-Ons"]),
  image: z.string().max(2_000).optional().describe("Ignored"),
  message: icing.describe("Iced on this cake; the order's own message goes on the first cake that takes one"),
  photos: z
    .array(ChosenPhoto)
    .max(MOST_PHOTOS)
    .default([])
    .describe("Printed on this item. Without one, the shop asks the customer for it"),
  answer: answer.describe(
    "What an add-on with a question was asked for: see `questions` of the add-ons. A number takes a piece for each digit. Without it the shop calls the customer",
  ),
});

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
  message: icing,
  ...receiverFields,
  pinCode: groupedDigits.max(12),
  sku: z
    .array(OrderLine)
    .min(1, "There is nothing in this order.")
    // A full cart, and its add-ons.
    .max(2 * MOST_LINES, TOO_MANY)
    .refine((lines) => lines.filter((line) => line.sheetName === "Cakes").length <= MOST_LINES, TOO_MANY)
    .refine(
      (lines) =>
        new Set(lines.map(({ sheetName, SKU, answer }) => JSON.stringify([sheetName, SKU, answer]))).size ===
        lines.length,
      "Please name each thing once, with its quantity.",
    )
    .refine(
      (lines) => lines.some((line) => line.sheetName === "Cakes"),
      "Add-ons come with a cake or a gift.",
    ),
  useCoins: z.boolean().default(false),
  gift: GiftEntry.optional().describe("Gift settings; leave out if the order is not a gift"),
  fromCart: z.boolean().default(false).describe("Once it is paid, what was ordered leaves the cart"),
});

export type OrderPayload = z.output<typeof OrderPayload>;
