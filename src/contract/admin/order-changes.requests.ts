import { z } from "zod";
import { UploadedPhotoId } from "../../shop/orders/cake-photos/cake-photo.inputs.ts";
import { NewNote, Reason } from "../../shop/orders/notes/note.inputs.ts";
import { ORDER_STATUSES, type OrderStatus } from "../../shop/orders/rules/order-status.ts";
import { STAFF_STATUS } from "../../shop/orders/rules/staff-status.ts";

/** The statuses that a call can set. */
const SETTABLE = ORDER_STATUSES.filter(
  (status): status is Exclude<OrderStatus, "delivered" | "cancelled"> => STAFF_STATUS[status].isSetByCalls,
);

export const OrderStatusChange = z
  .object({
    from: z.enum(ORDER_STATUSES).describe("The status that the program read"),
    to: z.enum(SETTABLE),
    note: Reason.optional().describe("Needed for `undeliverable`: the reason. The customer sees it"),
  })
  .refine(({ to, note }) => to !== "undeliverable" || note !== undefined, {
    ...{ path: ["note"], message: "is needed: what happened?" },
  });

export const OrderDelivery = z
  .object({
    id: z
      .uuid()
      .toLowerCase()
      .describe("Made by the program. A repeat with the same one gets the first answer"),
    code: z
      .string()
      .regex(/^\d{4}$/, "must be four digits")
      .nullable()
      .default(null)
      .describe("The code that the customer said; null for none"),
    photo: UploadedPhotoId.nullable()
      .default(null)
      .describe("The `id` of the reply of `POST /api/admin/photos`. It counts if the code is wrong"),
  })
  .refine(({ code, photo }) => code !== null || photo !== null, {
    ...{ path: ["code"], message: "is needed, or a photo" },
  });

export const StatusUndo = z.object({
  event: z.int().min(1).max(Number.MAX_SAFE_INTEGER).describe("`undo` of the kitchen's board names it"),
});

export const OrderNote = z.object({
  id: NewNote.shape.noteId.describe("Made by the program. A repeat with the same one adds no second note"),
  text: NewNote.shape.text,
});
