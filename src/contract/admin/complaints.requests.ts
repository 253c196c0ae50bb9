import { z } from "zod";
import { keysOf } from "../../shop/basics/record-of.ts";
import { AnswerText, ComplaintKey } from "../../shop/complaints/complaints.inputs.ts";
import { ANSWERS, COMPLAINT_LIFE } from "../../shop/complaints/rules/complaint-lifecycle.ts";

export const ComplaintStatusField = z.enum(keysOf(COMPLAINT_LIFE.moves));

export const AdminComplaintsQuery = z.object({
  show: z
    .enum(["unsettled", "all"])
    .default("unsettled")
    .describe("Complaints to answer or close, oldest first; or all, newest first"),
  after: ComplaintKey.optional().describe("`next` of the reply before, with the same `show`"),
});

/** Any text: an unknown ticket is a 404. */
export const ComplaintParams = z.object({ ticket: z.string().max(40) });

export const ComplaintAnswer = z.object({
  from: ComplaintStatusField.describe("The status as the program read it"),
  to: z.enum(ANSWERS).describe("`settled` and `refused` close it"),
  text: AnswerText.describe("Mailed to the customer"),
});
