import { z } from "zod";
import { paragraphs } from "../../basics/paragraphs.ts";
import { LONGEST_CHANGE } from "../rules/cake-photo.ts";

/** The id of an uploaded photo. */
export const UploadedPhotoId = z.string().regex(/^ph_[0-9A-Z]{16}$/);

/** The customer's answer to the photo of their cake. */
export const NewPhotoAnswer = z.discriminatedUnion("answer", [
  z.object({ answer: z.literal("approved") }),
  z.object({
    answer: z.literal("change"),
    wish: paragraphs({ most: LONGEST_CHANGE, missing: "Please say what to change." }),
  }),
]);
export type NewPhotoAnswer = z.infer<typeof NewPhotoAnswer>;
