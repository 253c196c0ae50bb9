import { z } from "zod";
import { paragraphs } from "../basics/paragraphs.ts";
import { KIND_NAMES } from "./rules/complaint-kinds.ts";

const LONGEST_COMPLAINT = 2_000;

/** Fields of the complaint form except the files; a missing one is empty. */
export const NewComplaint = z.object({
  kind: z.enum(KIND_NAMES, { error: "Please choose what is wrong." }),
  message: paragraphs({
    most: LONGEST_COMPLAINT,
    missing: "Please say in a few words what is wrong.",
  }),
});
export type NewComplaint = z.output<typeof NewComplaint>;

/** The text of an answer to the customer. */
export const AnswerText = paragraphs({
  most: LONGEST_COMPLAINT,
  missing: "Please write what the customer is told.",
});

/** The key of a complaint in a cursor of the list: time and id. */
export const ComplaintKey = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z~\w{1,40}$/)
  .refine((key) => !Number.isNaN(Date.parse(key.split("~")[0] ?? "")));
