import * as z from "zod/mini";
import { described } from "./described.ts";
import { replyOf } from "./envelope.ts";

export const CustomerReply = replyOf(
  z.object({
    email: z.string(),
    name: z.string(),
    phoneNumber: z.string(),
    Points: described(z.int(), "Coins that can be spent now"),
  }),
);

export const AddressesReply = replyOf(
  described(z.array(z.string()), "Flat, street and landmark, joined by commas"),
);

export const ViewedReply = replyOf(described(z.array(z.string()), "SKUs, the newest first"));
