import { z } from "zod";
import type { Session } from "../../../shop/accounts/identity.ts";
import { dayOf } from "../../../shop/basics/india-time.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import { removeView } from "../../../shop/saved-views/remove-view.ts";
import { saveView } from "../../../shop/saved-views/save-view.ts";
import { SavedView } from "../../../shop/saved-views/saved-views.inputs.ts";
import type { Services } from "../../../shop/services.ts";
import { intentAnswers } from "../../forms/intent-answer.ts";
import { viewQuery } from "./list-url.ts";
import { meaningfulQuery, readFilter } from "./read-list.server.ts";
import type { OrdersField } from "./view-bar.tsx";

type Context = Parameters<typeof intentAnswers>[0];
type Submitted = { context: Context; url: URL; form: FormData; staff: Session };

/** Saves the filters of this address as a view. */
export async function answerSaveView(services: Services, { context, url, form, staff }: Submitted) {
  const name = String(form.get("name") ?? "").slice(0, 400);
  const answers = intentAnswers<OrdersField>(context, "save-view", { name });
  const filter = readFilter(url.searchParams, dayOf(services.clock()));
  const query = viewQuery(meaningfulQuery(url.searchParams, filter));
  const view = SavedView.safeParse({ name, isShared: form.has("shared"), query });
  if (!view.success) {
    const { name: errors } = z.flattenError(view.error).fieldErrors;
    return errors?.[0]
      ? answers.wrong({ name: errors[0] })
      : answers.refused("There are no filters to save.", 422);
  }
  const saved = await saveView(services, { staff, view: view.data });
  if (saved.ok) return answers.done(`“${view.data.name}” is saved.`);
  const sentence = REFUSAL_SENTENCES[saved.code];
  return saved.code === "may-not-share-views"
    ? answers.refused(sentence, 403)
    : answers.wrong({ name: sentence });
}

/** Removes a view. One that is gone already needs no words. */
export async function answerRemoveView(services: Services, { context, form, staff }: Submitted) {
  const answers = intentAnswers<OrdersField>(context, "remove-view", {});
  const id = z.uuid().safeParse(form.get("view"));
  if (!id.success) return answers.refused("There is no such view.", 422);
  await removeView(services, { staff, id: id.data });
  return answers.done("The view is removed.");
}
