import * as z from "zod/mini";
import { described } from "./described.ts";
import { replyOf } from "./envelope.ts";

export const WishListReply = replyOf(described(z.array(z.string()), "SKUs, the newest first"));
