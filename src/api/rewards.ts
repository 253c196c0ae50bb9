import { ErrorReply, NothingReply } from "../contract/envelope.ts";
import { ReferralBody } from "../contract/rewards.requests.ts";
import { RewardsReply } from "../contract/rewards.ts";
import { acceptReferral } from "../shop/rewards/accept-referral.ts";
import { getReferralCode } from "../shop/rewards/get-referral-code.ts";
import { getCoinBalance, getLedger } from "../shop/rewards/rewards.reads.ts";
import { invitationLink } from "../shop/rewards/rules/invitation.ts";
import { customerCalls } from "./customer-calls.ts";
import { answer } from "./envelope.ts";
import { accepted } from "./refusals.ts";
import { customerOf } from "./session.ts";

/** A customer's coins: the ledger, and the referral code. */
export const rewards = customerCalls((app, services) => {
  const tags = ["Rewards"];
  const errors = { 400: ErrorReply, 401: ErrorReply, 403: ErrorReply };

  app.get(
    "/rewards",
    {
      schema: {
        tags,
        operationId: "getRewards",
        summary: "Coins, where they came from, and the referral code",
        description: "The newest hundred entries of the ledger, and the referral link.",
        response: { 200: RewardsReply, ...errors },
      },
    },
    async (request) => {
      const { userId } = await customerOf(request, services);
      const coins = await getCoinBalance(services, { userId });
      const entries = await getLedger(services, { userId });
      const code = await getReferralCode(services, { userId });
      return answer({
        coins,
        entries: entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
        referral: { code, link: invitationLink(services.settings.url, code) },
      });
    },
  );

  app.post(
    "/rewards/referral",
    {
      schema: {
        tags,
        operationId: "acceptReferral",
        summary: "Names the friend who brought this customer: once, and before the first order arrived",
        description:
          "The friend gets coins when the first order has arrived. A code of one's own, or a second one, is refused.",
        body: ReferralBody,
        response: { 200: NothingReply, ...errors, 404: ErrorReply, 409: ErrorReply },
      },
    },
    async (request) => {
      const { userId } = await customerOf(request, services);
      accepted(await acceptReferral(services, { userId, code: request.body.code }));
      return answer(null, "Thank you. Your friend gets coins when your first order has arrived.");
    },
  );
});
