import { z } from "zod";
import { tidy } from "../basics/plain-text.ts";

const LONGEST_NAME = 30;

export const SavedView = z.object({
  name: z
    .string()
    .max(400)
    .overwrite(tidy)
    .min(1, "Please name the view.")
    .max(LONGEST_NAME, `Please use at most ${LONGEST_NAME} characters.`),
  isShared: z.boolean(),
  /** The filters as the query of the list's address; not empty, because that is the list itself. */
  query: z.string().max(600).overwrite(tidy).min(1),
});
export type SavedView = z.infer<typeof SavedView>;
