import type { Session } from "../../../shop/accounts/identity.ts";
import { isUuid } from "../../../shop/basics/ids.ts";
import { addNote } from "../../../shop/orders/notes/add-note.ts";
import { NewNote } from "../../../shop/orders/notes/note.inputs.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { intentAnswers } from "../../forms/intent-answer.ts";

type Context = Parameters<typeof intentAnswers>[0];

/** Adds a note for staff, on behalf of this member of staff. */
export async function answerNote(
  services: Services,
  order: { context: Context; id: string; staff: Session; sent: { noteId: string; text: string } },
) {
  const { context, id, staff, sent } = order;
  const answers = intentAnswers<"text">(context, "note", { text: sent.text });
  if (!isUuid(id)) return answers.refused(REFUSAL_SENTENCES["unknown-order"], 404);
  const note = NewNote.safeParse(sent);
  if (!note.success) {
    const issue = note.error.issues.find(({ path }) => path[0] === "text");
    return issue
      ? answers.wrong({ text: issue.message })
      : answers.refused("The form could not be read.", 400);
  }
  const added = await addNote(services, { id: id.toLowerCase(), staff, ...note.data });
  if (added.ok) return answers.done("The note is added.");
  return answers.refused(REFUSAL_SENTENCES[added.code], added.code === "not-your-move" ? 403 : 409);
}
