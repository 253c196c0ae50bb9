import { z } from "zod";
import { Reason } from "../../shop/orders/notes/note.inputs.ts";
import { AskedRupees } from "../request-fields.ts";
import { ComplaintStatusField } from "./complaints.requests.ts";

const Cause = z
  .enum(["shop", "customer"])
  .describe(
    "`shop`: the shop cannot make it; everything is refunded, and coins are added. `customer`: the customer asks",
  );

export const StaffCancellationQuery = z.object({ cause: Cause });

const Coins = z.int().min(0).max(10_000_000);

export const StaffCancellation = z.object({
  cause: Cause,
  reason: Reason.describe("The customer sees it"),
  refund: AskedRupees.describe("The quoted refund in rupees. If it has changed, nothing is cancelled"),
  coins: Coins.describe("The quoted number of spent coins that are returned"),
  compensation: Coins.describe("The quoted number of coins that the shop adds"),
});

export const NewRefund = z.object({
  id: z
    .uuid()
    .toLowerCase()
    .describe("Made by the program, once for each refund. A repeat with the same one refunds nothing twice"),
  amount: AskedRupees.min(1),
  left: AskedRupees.describe(
    "The refundable rupees that the program read. If they have changed, nothing is refunded",
  ),
  reason: Reason.describe("The customer sees it"),
  complaint: z
    .object({
      ticket: z.string().max(40),
      from: ComplaintStatusField.describe("The status of the complaint that the program read"),
    })
    .optional()
    .describe("A complaint that the refund settles; `reason` is mailed as the answer"),
});
