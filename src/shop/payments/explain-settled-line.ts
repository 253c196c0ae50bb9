import type { Session } from "../accounts/identity.ts";
import { latestAuthorAbout } from "../audit/audit.reads.ts";
import { recordChange } from "../audit/record-change.ts";
import { type ChangedBy, changedBy, isOwnChange } from "../audit/rules/own-change.ts";
import type { RefusalWith } from "../basics/outcome.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { settlementEditorOf } from "./rules/settlement-editor.ts";
import { lockExplanation, setExplanation } from "./settlements.queries.ts";

type Line = { settlementId: string; entityId: string; kind: string };
type Refused = "not-your-move" | "unknown-settled-line" | RefusalWith<"line-explained", Explained>;

/** The explanation that another person has written meanwhile; empty if the line is open again. */
export type Explained = ChangedBy & { explanation: string };

/**
 * Closes a difference with an explanation by staff, or opens it again with an empty text. Refuses if another person has
 * written another explanation than the one that was `seen`; one's own saves on screen never conflict.
 */
export async function explainSettledLine(
  services: Services,
  by: Line & { explanation: string; seen: string; staff: Session },
): Promise<Outcome<void, Refused>> {
  const { explanation, seen, staff, ...line } = by;
  const role = settlementEditorOf(staff.roles);
  if (!role) return refuse("not-your-move");
  return services.db.transaction(async (tx) => {
    const subject = { subject: "settlement", subjectId: line.settlementId, label: labelOf(line) } as const;
    const wanted = { ...line, explanation: explanation || null };
    if (!(await setExplanation(tx, { ...wanted, seen: seen || null }))) {
      const stored = await lockExplanation(tx, line);
      if (stored === undefined) return refuse("unknown-settled-line");
      if (stored === wanted.explanation) return ok(undefined);
      const author = await latestAuthorAbout({ db: tx }, subject);
      if (!isOwnChange(author, staff))
        return refuse("line-explained", { ...changedBy(author), explanation: stored ?? "" });
      await setExplanation(tx, { ...wanted, seen: stored });
    }
    await recordChange(
      { ...services, db: tx },
      {
        ...{ staff, role, ...subject },
        ...{ before: "", after: explanation ? "explained" : "open again", note: explanation },
      },
    );
    return ok(undefined);
  });
}

/** Names a line in the log. The report can hold the same id with another kind. */
function labelOf({ entityId, kind }: Line): string {
  return `${kind} ${entityId}`;
}
