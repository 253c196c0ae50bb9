import * as z from "zod/mini";
import { described } from "../described.ts";
import { replyOf } from "../envelope.ts";
import { StoredPhoto } from "../photos.ts";

const StaffPhoto = z.object({
  ...StoredPhoto.shape,
  id: described(z.string(), "The id of this person's upload"),
});

export const StaffPhotoReply = replyOf(StaffPhoto);

export const CakePhotoReply = replyOf(
  z.object({
    uuid: z.uuid(),
    number: described(z.string(), "The order number shown to people"),
    photo: described(z.string(), "The id of the photo, which the customer has now"),
  }),
);
