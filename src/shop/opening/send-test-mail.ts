import type { Session } from "../accounts/identity.ts";
import { may } from "../accounts/rules/permissions.ts";
import { recordChange } from "../audit/record-change.ts";
import { randomId } from "../basics/ids.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { sendAtOnce } from "../mail/send-at-once.ts";
import type { Services } from "../services.ts";
import { OPENING_TEST, OPENING_TRIES, testMail } from "./rules/test-mail.ts";

/** Sends the owner a test mail, as customers get mails. Waits a second at most; the checklist shows its state. */
export async function sendTestMail(
  services: Services,
  { staff }: { staff: Session },
): Promise<Outcome<{ to: string }, "not-your-move" | "too-many-tries">> {
  const role = staff.roles.find((candidate) => may([candidate], "change settings"));
  if (!role) return refuse("not-your-move");
  const { max, seconds } = OPENING_TRIES;
  const { allowed, retryAfter } = await services.rateLimiter.take(`test-mail:${staff.userId}`, max, seconds);
  if (!allowed) return refuse("too-many-tries", { retryAfter });
  const { name: shop, url } = services.settings;
  // Before the mail, which is sent at once and outside any transaction: what the log says is that it was asked for.
  await recordChange(services, {
    ...{ staff, role, subject: "settings", subjectId: OPENING_TEST, label: "Test mail" },
    ...{ before: "", after: "asked for" },
  });
  await sendAtOnce(services, {
    ...{ key: `${randomId("tst")}:${OPENING_TEST}`, kind: OPENING_TEST, to: staff.email },
    content: testMail({ shop, href: `${url}/admin/settings/opening` }),
  });
  return ok({ to: staff.email });
}
