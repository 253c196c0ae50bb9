import * as z from "zod/mini";
import { described } from "./described.ts";
import { replyOf } from "./envelope.ts";

export const StoredPhoto = z.object({
  id: described(z.string(), "For the `photos` of an order"),
  width: described(z.int(), "Pixels of the stored photo, upright"),
  height: z.int(),
});
export type StoredPhoto = z.infer<typeof StoredPhoto>;
export const StoredPhotoReply = replyOf(StoredPhoto);
