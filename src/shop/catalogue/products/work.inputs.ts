import { z } from "zod";
import { asciiDigits } from "../../basics/digits.ts";
import { MOST_PIECE_MINUTES } from "../rules/work.ts";

/** Minutes of a piece as staff type them; null if empty. */
const minutes = z
  .string()
  .max(20)
  .overwrite(asciiDigits)
  .regex(/^\d{0,4}$/, "Please enter whole minutes.")
  .transform((text) => (text === "" ? null : Number(text)))
  .refine(
    (typed) => (typed ?? 0) <= MOST_PIECE_MINUTES,
    `Please enter at most ${MOST_PIECE_MINUTES} minutes.`,
  );

/** The fields for the work of a piece. */
export const workFields = { ovenMinutes: minutes, decoratorMinutes: minutes };
