import type { Session } from "../accounts/identity.ts";
import { PERMISSIONS } from "../accounts/rules/permissions.ts";
import { recordChange } from "../audit/record-change.ts";
import { isUuid } from "../basics/ids.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { sendAgain } from "../mail/send-again.ts";
import type { Services } from "../services.ts";

type Alarm = { what: "job" | "mail"; id: string };

/** Retries a given-up job or mail. Pressed twice, or by two people, it runs once and is recorded once. */
export function tryAgain(
  services: Services,
  { what, id, staff }: Alarm & { staff: Session },
): Promise<Outcome<{ name: string }, "alarm-moved-on" | "not-your-alarm">> {
  return services.db.transaction(async (tx) => {
    const role = PERMISSIONS["try again"].find((candidate) => staff.roles.includes(candidate));
    if (!role) return refuse("not-your-alarm");
    const inside = { ...services, db: tx };
    const retried = await (what === "job" ? jobAgain(inside, tx, id) : mailAgain(inside, id));
    if (!retried) return refuse("alarm-moved-on");
    const { name, before } = retried;
    await recordChange(inside, {
      staff,
      role,
      subject: what,
      subjectId: id,
      label: name,
      before,
      after: "again",
    });
    return ok({ name });
  });
}

type Again = { name: string; before: "given up" | "tried" };

async function jobAgain({ jobs }: Services, tx: Parameters<Services["jobs"]["tryAgain"]>[0], id: string) {
  const job = isUuid(id) ? await jobs.tryAgain(tx, id) : null;
  return job && ({ name: job.name, before: job.isDead ? "given up" : "tried" } satisfies Again);
}

async function mailAgain(services: Services, key: string) {
  const mail = await sendAgain(services, { key });
  return mail.ok ? ({ name: mail.value.kind, before: "given up" } satisfies Again) : null;
}
