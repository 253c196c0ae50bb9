import { z } from "zod";
import { UploadedPhotoId } from "../../shop/orders/cake-photos/cake-photo.inputs.ts";

export const NewCakePhoto = z.object({
  photo: UploadedPhotoId.describe("The `id` of the reply of `POST /api/admin/photos`"),
});
