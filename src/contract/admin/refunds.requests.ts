import { z } from "zod";
import { Reason } from "../../shop/orders/notes/note.inputs.ts";
import { AskedRupees } from "../request-fields.ts";
import { ComplaintStatusField } from "./complaints.requests.ts";

const Cause = z
  .enum(["shop", "customer"])
  .describe("`shop`: the shop cannot make it, so all is given back and more. `customer`: they asked for it");

export const StaffCancellationQuery = z.object({ cause: Cause });

const Coins = z.int().min(0).max(10_000_000);

export const StaffCancellation = z.object({
  cause: Cause,
  reason: Reason.describe("The customer sees it"),
  refund: AskedRupees.describe("As quoted. If it has changed, nothing is cancelled"),
  coins: Coins.describe("As quoted: spent coins that are returned"),
  compensation: Coins.describe("As quoted: coins that the shop adds"),
});

export const NewRefund = z.object({
  id: z
    .uuid()
    .toLowerCase()
    .describe("Made by the program, once for each refund. A repeat with the same one refunds nothing twice"),
  amount: AskedRupees.min(1),
  left: AskedRupees.describe(
    "What is left to refund, as the program read it. If it has changed, nothing is refunded",
  ),
  reason: Reason.describe("The customer sees it"),
  complaint: z
    .object({
      ticket: z.string().max(40),
      from: ComplaintStatusField.describe("Its status as the program read it"),
    })
    .optional()
    .describe("A complaint that the refund settles; `reason` is mailed as the answer"),
});
