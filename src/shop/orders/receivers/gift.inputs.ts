import { z } from "zod";
import { EmailAddress } from "../../basics/email.ts";
import { isPlain, tidy } from "../../basics/plain-text.ts";
import { hasEmoji, isWithin, MOST_UNITS_OF_ONE } from "../../basics/short-text.ts";
import { line, phoneNumber } from "../../basics/text-fields.ts";
import { type Gift, LONGEST_CARD, LONGEST_SENDER } from "../rules/gift.ts";

const CARD_TOO_LONG = `The card has room for ${LONGEST_CARD} characters.`;

const card = z
  .string()
  .max(2 * LONGEST_CARD * MOST_UNITS_OF_ONE, { error: CARD_TOO_LONG, abort: true })
  .overwrite(tidy)
  .refine((text) => isWithin(text, LONGEST_CARD), CARD_TOO_LONG)
  .refine(isPlain, "Please write the card in plain letters.")
  .refine((text) => !hasEmoji(text), "Emoji can't be printed on a card. Please write it without them.")
  .default("");

/** The receiver's e-mail for mails about the gift; empty for none. */
export const receiverEmail = z.union([z.literal(""), EmailAddress], {
  error: "Please enter the receiver's e-mail, or leave it empty.",
});

/** A name with a link is refused: the shop's mail shows it, and must not lead the receiver to another site. */
const LINK = /[/@:]|www\.|\.(?:com|net|org|in|co|io|app|link|info|biz|xyz)\b/i;

/** How an order is given to its receiver, as the order payload carries it. */
export const GiftEntry = z
  .object({
    anonymous: z.boolean().default(false).describe("Only the shop learns who sent it"),
    from: line({
      ...{ most: LONGEST_SENDER, tooLong: "Please shorten the name on the card." },
      notPlain: "Please enter the name on the card in plain letters.",
    })
      .refine((text) => !LINK.test(text), "Please enter the name on the card without a link.")
      .default("")
      .describe("The name on the card"),
    card: card.describe("Text of the card; empty for no card"),
    hidePrices: z.boolean().default(false).describe("No bill and no price in the box or on its label"),
    surprise: z.boolean().default(false).describe("The receiver hears nothing before it arrives"),
    receiverEmail: receiverEmail
      .default("")
      .describe("The receiver's e-mail for mails about the gift; empty for none"),
    callPhone: phoneNumber()
      .default("")
      .describe("The number that the rider calls in place of the receiver's; empty for the receiver's"),
  })
  .superRefine(({ anonymous, from, surprise, receiverEmail }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (anonymous && from !== "") refuse("from", "An anonymous gift has no name on its card.");
    if (surprise && receiverEmail !== "") refuse("receiverEmail", "A surprise is not announced by e-mail.");
  }) satisfies z.ZodType<Gift>;
