import { randomId } from "../basics/ids.ts";
import type { Services } from "../services.ts";
import { saveReferralCode } from "./rewards.queries.ts";

const CODE_LENGTH = 8;

/** A customer's referral code, created on first use. */
export async function getReferralCode(
  services: Pick<Services, "db">,
  { userId }: { userId: string },
): Promise<string> {
  const fresh = randomId("").slice(1, 1 + CODE_LENGTH);
  return saveReferralCode(services.db, userId, fresh);
}
