import { z } from "zod";
import { EmailAddress } from "../basics/email.ts";
import { paragraphs } from "../basics/paragraphs.ts";
import { identifier, line, phoneNumber } from "../basics/text-fields.ts";
import { MOST_REVIEW_PHOTOS } from "./rules/review-photos.ts";

const LONGEST_REVIEW = 2_000;

const UNKNOWN_PHOTOS = "Please choose the photos again.";

/** Input of the Client Review form; a missing field is empty. */
export const NewReview = z
  .object({
    name: line({
      ...{ least: 1, most: 80, missing: "Please enter your name.", tooLong: "Please shorten your name." },
      notPlain: "Please enter your name in plain letters.",
    }),
    email: EmailAddress,
    phone: phoneNumber({
      missing: "Please enter your contact number.",
      wrong: "Please enter a valid contact number.",
    }),
    message: paragraphs({
      most: LONGEST_REVIEW,
      missing: "Please write your message.",
      tooLong: `Please shorten your message to ${LONGEST_REVIEW} characters.`,
      notPlain: "Please write your message in plain text.",
    }),
    /** 1 to 5, or null for a review of the shop without stars. */
    stars: z
      .union([z.literal("").transform(() => null), z.enum(["1", "2", "3", "4", "5"]).transform(Number)], {
        error: "Please choose one to five stars.",
      })
      .default(null),
    /** SKU of the reviewed product; empty for the shop. */
    sku: identifier({ least: 0, most: 64, unknown: "There is no such SKU." }).default(""),
    /** Ids of photos that were sent before, separated by spaces. */
    photos: identifier({ least: 0, most: 200, unknown: UNKNOWN_PHOTOS })
      .transform((ids) => [...new Set(ids.split(" ").filter(Boolean))])
      .pipe(z.array(z.string()).max(MOST_REVIEW_PHOTOS, `A review has ${MOST_REVIEW_PHOTOS} photos at most.`))
      .default([]),
    /** The author agrees that the photos may be shown. */
    photosAgreed: z
      .enum(["on", ""])
      .transform((value) => value === "on")
      .default(false),
  })
  .refine(({ stars, sku }) => stars !== null || sku === "", {
    path: ["stars"],
    message: "Please choose one to five stars.",
  })
  .refine(({ photos, sku }) => photos.length === 0 || sku !== "", {
    path: ["photos"],
    message: "Photos belong to the review of a product.",
  })
  .refine(({ photos, photosAgreed }) => photos.length === 0 || photosAgreed, {
    path: ["photosAgreed"],
    message: "Please agree that the photos may be shown, or remove them.",
  });
export type NewReview = z.output<typeof NewReview>;

/** The key of a review in a cursor of the list: time and id. */
export const ReviewKey = z
  .string()
  .regex(/^20\d\d-\d\d-\d\dT[\d:.]{12}Z~\w{1,64}$/)
  .refine((key) => isInstant(key.split("~")[0] ?? ""));

/** A day that its month has: a parser alone would take 30 February. */
function isInstant(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString() === text;
}
