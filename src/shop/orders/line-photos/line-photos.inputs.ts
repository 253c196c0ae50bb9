import { z } from "zod";
import { MOST_PHOTOS } from "../../catalogue/rules/photo-prints.ts";
import { ChosenPhoto } from "../../photos/chosen-photo.inputs.ts";

/** The photos of an ordered product, which replace those that it has. */
export const NewLinePhotos = z.object({
  /** Its position among the lines of the order, which the database stores as a smallint. */
  line: z.coerce.number().int().min(0).max(32_767),
  photos: z.array(ChosenPhoto).min(1, "Please choose your photo.").max(MOST_PHOTOS),
});
export type NewLinePhotos = z.infer<typeof NewLinePhotos>;
