import type { Session } from "../../accounts/identity.ts";
import { roleFor } from "../../accounts/rules/permissions.ts";
import { recordChange } from "../../audit/record-change.ts";
import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { publishOrder } from "../publish-order.ts";
import type { NoticeKind } from "../rules/kitchen-notice.ts";
import { selectNotice, setSeen } from "./kitchen-notices.queries.ts";

const SEEN_WORDS: Record<NoticeKind, string> = {
  cancelled: "it was cancelled",
  kitchen: "it moved to another kitchen",
  time: "it has another time",
  message: "its message was changed",
  photos: "its photos were changed",
};

/**
 * Records who in the kitchen has seen a change of an order, with the changes before it, and takes them off the board.
 * The first to see it counts: a repeat, or a second person, changes nothing. A later change stays on the board.
 * @returns the order
 */
export function markNoticeSeen(
  services: Services,
  { id, staff }: { id: number; staff: Session },
): Promise<Outcome<{ uuid: string; number: string }, "unknown-notice">> {
  return services.db.transaction(async (tx) => {
    const inside = { ...services, db: tx };
    const role = roleFor(staff.roles, "bake");
    const stored = role && (await selectNotice(tx, id));
    if (!stored) return refuse("unknown-notice");
    const { notice, order } = stored;
    const { id: uuid, number, status } = order;
    const seen = await setSeen(tx, notice, { seenBy: staff.userId, seenAt: services.clock() });
    if (seen.length > 0) {
      const kinds = new Set(seen.map(({ kind }) => SEEN_WORDS[kind]));
      const subject = { subject: "order", subjectId: uuid, label: number } as const;
      const note = `Seen in the kitchen: ${[...kinds].join(", ")}.`;
      await recordChange(inside, { staff, role, ...subject, before: status, after: status, note });
      await publishOrder(inside, { id: uuid, kitchenId: notice.kitchenId });
    }
    return ok({ uuid, number });
  });
}
