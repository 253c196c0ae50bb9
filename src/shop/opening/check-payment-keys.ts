import type { Session } from "../accounts/identity.ts";
import { roleFor } from "../accounts/rules/permissions.ts";
import { recordChange } from "../audit/record-change.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { GatewayError } from "../payments/gateways/gateway.ts";
import type { Services } from "../services.ts";
import { upsertKeyCheck } from "./opening.queries.ts";
import { OPENING_TRIES } from "./rules/test-mail.ts";

/** Calls the payment provider with the shop's keys. Stores what it answered for the checklist, and writes the log. */
export async function checkPaymentKeys(
  services: Services,
  { staff }: { staff: Session },
): Promise<Outcome<{ isOk: boolean; sentence: string }, "not-your-move" | "too-many-tries">> {
  const role = roleFor(staff.roles, "change settings");
  if (!role) return refuse("not-your-move");
  const { max, seconds } = OPENING_TRIES;
  const { allowed, retryAfter } = await services.rateLimiter.take(`key-check:${staff.userId}`, max, seconds);
  if (!allowed) return refuse("too-many-tries", { retryAfter });
  const { keyId } = services.gateway;
  const check = await answerOf(services);
  await services.db.transaction(async (tx) => {
    await upsertKeyCheck(tx, { ...check, keyId, checkedAt: services.clock() });
    await recordChange(
      { ...services, db: tx },
      {
        ...{ staff, role, subject: "settings", subjectId: "payment-keys", label: `Payment key ${keyId}` },
        ...{ before: "", after: check.isOk ? "checked: taken" : "checked: not taken" },
      },
    );
  });
  return ok(check);
}

async function answerOf({ gateway }: Services): Promise<{ isOk: boolean; sentence: string }> {
  try {
    await gateway.checkAccess();
    return { isOk: true, sentence: `The provider takes the key ${gateway.keyId} with its secret.` };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const why = error.retryable
      ? "Please check again in a minute."
      : "Please compare the key and its secret with those at the provider.";
    return { isOk: false, sentence: `Not taken: ${error.message}. ${why}` };
  }
}
