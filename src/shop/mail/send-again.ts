import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { requeueMail } from "./mail.queries.ts";
import type { MailKind } from "./rules/mail-kinds.ts";

/**
 * Retries a given-up mail with its stored content. Refuses if it is under way or erased. The caller has checked
 * permissions.
 */
export function sendAgain(
  services: Pick<Services, "db" | "jobs">,
  { key }: { key: string },
): Promise<Outcome<{ kind: MailKind }, "mail-not-given-up">> {
  return services.db.transaction(async (tx) => {
    const mail = await requeueMail(tx, key);
    if (!mail) return refuse("mail-not-given-up");
    await services.jobs.enqueue(tx, "mail-written", { key });
    return ok(mail);
  });
}
