import * as z from "zod/mini";
import { described } from "../described.ts";
import { replyOf } from "../envelope.ts";
import { Instant } from "../fields.ts";

const link = {
  uuid: z.uuid(),
  url: described(z.string(), "Whoever has it can see what is ordered, and pay it"),
  until: described(Instant, "Until when it works, and the slot is held"),
  withBank: described(z.boolean(), "A payment was begun, and the bank has not answered yet"),
};

export const PaymentLinkReply = replyOf(z.object(link));
export type PaymentLinkReply = z.infer<typeof PaymentLinkReply>;

export const PaymentLinkMailedReply = replyOf(z.object({ uuid: z.uuid() }));

export const UnpaidCancelledReply = replyOf(z.object({ uuid: z.uuid(), status: z.string() }));
