import type { RecordConflict } from "../../../shop/audit/merge-records.ts";
import { showInstant } from "../../../shop/basics/india-time.ts";
import { fieldLabel, showField } from "./record-words.ts";

/** Names the other author and the changed fields: a sentence, and a line for each field. */
export function conflictWords(conflicts: RecordConflict[]): string {
  const lines = conflicts.map(({ kind, key, field, was, theirs, mine, author }) => {
    const label = kind === "sku" ? `${key}, ${fieldLabel(kind, field)}` : fieldLabel(kind, field);
    const who = author ? `${author.actorName} (${showInstant(new Date(author.at))})` : "somebody";
    return `${label}: it was ${showField(kind, field, was)}, ${who} set ${showField(kind, field, theirs)}, you wrote ${showField(kind, field, mine)}.`;
  });
  return ["Somebody has changed the same fields. Nothing was saved. Save again to use yours.", ...lines].join(
    "\n",
  );
}
