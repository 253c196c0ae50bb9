import { z } from "zod";
import type { Session } from "../../../shop/accounts/identity.ts";
import { dayOf } from "../../../shop/basics/india-time.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import { removeView } from "../../../shop/saved-views/remove-view.ts";
import { saveView } from "../../../shop/saved-views/save-view.ts";
import { SavedView } from "../../../shop/saved-views/saved-views.inputs.ts";
import type { Services } from "../../../shop/services.ts";
import { intentAnswers } from "../../forms/intent-answer.ts";
import { type OfficeList, readQuery, viewQuery } from "./office-list.server.ts";
import type { ViewField } from "./view-bar.tsx";

type Context = Parameters<typeof intentAnswers>[0];
type Submitted = { context: Context; url: URL; form: FormData; staff: Session };

/** Saves or removes a view of a list; null if the form asks for something else. */
export async function answerView(services: Services, list: OfficeList, submitted: Submitted) {
  const intent = submitted.form.get("intent");
  if (intent === "save-view") return save(services, list, submitted);
  if (intent === "remove-view") return remove(services, list, submitted);
  return null;
}

/** Saves or removes a view of a list that has no other form. */
export async function answerViewOnly(
  services: Services,
  list: OfficeList,
  { context, request, staff }: { context: Context; request: Request; staff: Session },
) {
  const form = await request.formData().catch(() => new FormData());
  const answer = await answerView(services, list, { context, url: new URL(request.url), form, staff });
  return answer ?? intentAnswers<ViewField>(context, "", {}).refused("There is no such form.", 422);
}

/** Saves the filters of this URL as a view. */
async function save(services: Services, list: OfficeList, { context, url, form, staff }: Submitted) {
  const name = String(form.get("name") ?? "").slice(0, 400);
  const answers = intentAnswers<ViewField>(context, "save-view", { name });
  const query = viewQuery(list, readQuery(list, url.searchParams, dayOf(services.clock())));
  const view = SavedView.safeParse({ name, isShared: form.has("shared"), query });
  if (!view.success) {
    const { name: errors } = z.flattenError(view.error).fieldErrors;
    return errors?.[0]
      ? answers.wrong({ name: errors[0] })
      : answers.refused("There are no filters to save.", 422);
  }
  const saved = await saveView(services, { staff, list: list.name, view: view.data });
  if (saved.ok) return answers.done(`“${view.data.name}” is saved.`);
  const sentence = REFUSAL_SENTENCES[saved.code];
  return saved.code === "may-not-share-views"
    ? answers.refused(sentence, 403)
    : answers.wrong({ name: sentence });
}

/** Removes a view. Removing a missing view is not an error. */
async function remove(services: Services, list: OfficeList, { context, form, staff }: Submitted) {
  const answers = intentAnswers<ViewField>(context, "remove-view", {});
  const id = z.uuid().safeParse(form.get("view"));
  if (!id.success) return answers.refused("There is no such view.", 422);
  await removeView(services, { staff, list: list.name, id: id.data });
  return answers.done("The view is removed.");
}
