import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { requeueMail } from "./mail.queries.ts";

/**
 * Sends a mail that was given up once more, with what it said then. Refused when it is under way already, and when what
 * it said is erased. The caller has checked who asks.
 */
export function sendAgain(
  services: Pick<Services, "db" | "jobs">,
  { key }: { key: string },
): Promise<Outcome<{ kind: string }, "mail-not-given-up">> {
  return services.db.transaction(async (tx) => {
    const mail = await requeueMail(tx, key);
    if (!mail) return refuse("mail-not-given-up");
    await services.jobs.enqueue(tx, "mail-written", { key });
    return ok(mail);
  });
}
