import * as z from "zod/mini";
import { KIND_NAMES } from "../../shop/complaints/rules/complaint-kinds.ts";
import { ANSWERS, COMPLAINT_LIFE } from "../../shop/complaints/rules/complaint-lifecycle.ts";
import { described } from "../described.ts";
import { replyOf } from "../envelope.ts";
import { Instant, openCode, Rupees } from "../fields.ts";

const complaint = {
  ticket: z.string(),
  order: z.object({ uuid: z.uuid(), number: z.string() }),
  kind: openCode(KIND_NAMES),
  status: openCode(Object.keys(COMPLAINT_LIFE.moves)),
  at: described(Instant, "Time of the complaint"),
  due: described(
    z.nullable(Instant),
    "Time by which it must be settled; null once it is settled, refused or withdrawn",
  ),
  proofs: described(z.int(), "Photos and videos that were sent along and are kept"),
};

export const AdminComplaintsReply = replyOf(
  z.object({
    complaints: z.array(z.object(complaint)),
    settledWithin: described(z.string(), "The time in which the terms promise an end, in words"),
    next: described(z.nullable(z.string()), "Send it as `after` for the next page; null on the last one"),
  }),
);

const WITHOUT_SCOPE = "null without the scope `customers:read`";

const AdminComplaint = z.object({
  ...complaint,
  deliveredAt: z.nullable(Instant),
  message: described(
    z.nullable(z.string()),
    `The customer's message; empty once their account was erased, ${WITHOUT_SCOPE}`,
  ),
  answers: described(
    z.array(
      z.object({
        ...{ at: Instant, status: openCode(ANSWERS) },
        by: described(
          z.nullable(z.string()),
          "Name of the member of staff, or e-mail of one without a name. Without the scope `staff:read` the e-mail is left empty. Null once their account is erased",
        ),
        text: described(
          z.nullable(z.string()),
          `Text mailed to the customer; empty once their account was erased, ${WITHOUT_SCOPE}`,
        ),
        refund: described(z.nullable(Rupees), "Sent back with it; null for nothing"),
      }),
    ),
    "Oldest first",
  ),
  next: described(z.array(openCode(ANSWERS)), "The statuses that can be set now"),
});
export type AdminComplaint = z.infer<typeof AdminComplaint>;
export const AdminComplaintReply = replyOf(AdminComplaint);

export const ComplaintAnswerReply = replyOf(z.object({ ticket: z.string(), status: openCode(ANSWERS) }));
