import { z } from "zod";
import { identifier } from "../basics/text-fields.ts";
import { FAILURE_CODES } from "../orders/rules/delivery-proof.ts";

/** Compared with stored ids as text, so its letters are small. */
const orderId = z.uuid().toLowerCase();

const common = {
  id: z.uuid().describe("Made by the sender; a repeat has the same"),
  orderId,
  at: z.iso.datetime().describe("The time of the tap"),
  userId: identifier({ most: 64, unknown: "There is no such person." })
    .optional()
    .describe("Id of the user who tapped. If another user sends the report, it is refused with 403"),
};

/** A rider's report of a stop. */
export const StopReport = z.discriminatedUnion("kind", [
  z.object({ ...common, kind: z.literal("picked up") }),
  z.object({ ...common, kind: z.literal("set out") }),
  z.object({
    ...common,
    kind: z.literal("delivered"),
    code: z
      .string()
      .regex(/^(\d{4})?$/)
      .describe("The code that the customer said; empty for none"),
    photo: z
      .string()
      .regex(/^(ph_[0-9A-Z]{16})?$/)
      .describe(
        "The id of a photo sent to `/api/photos`, by a program to `/api/admin/photos`; empty for none",
      ),
  }),
  z.object({
    ...common,
    kind: z.literal("moved"),
    before: orderId.describe("The stop of the same run that is driven directly after it"),
  }),
  z.object({
    ...common,
    kind: z.literal("failed"),
    reason: z.enum(FAILURE_CODES),
  }),
]);
export type StopReport = z.infer<typeof StopReport>;
