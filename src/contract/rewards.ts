import * as z from "zod/mini";
import { BONUSES } from "../shop/rewards/rules/bonuses.ts";
import { COIN_REASONS } from "../shop/rewards/rules/coin-reasons.ts";
import { described } from "./described.ts";
import { replyOf } from "./envelope.ts";
import { Instant, openCode } from "./fields.ts";

const Entry = z.object({
  amount: described(z.int(), "Coins added; negative for coins spent or removed"),
  balance: described(z.int(), "Balance after this entry"),
  reason: openCode(COIN_REASONS),
  orderId: z.nullable(z.uuid()),
  at: Instant,
});

export const RewardsReply = replyOf(
  z.object({
    coins: z.int(),
    entries: described(z.array(Entry), "Newest first, at most 100"),
    referral: described(
      z.object({ code: z.string(), link: z.url() }),
      `For friends: ${BONUSES.referral} coins when their first order arrives`,
    ),
  }),
);
export type RewardsReply = z.infer<typeof RewardsReply>;
