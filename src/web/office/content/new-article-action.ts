import { redirect } from "react-router";
import { createArticle } from "../../../shop/content/create-article.ts";
import { NewArticle } from "../../../shop/content/edit.inputs.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { answerForm, errorsOf } from "../../forms/form-answer.ts";
import { readForm } from "../../forms/read-form.ts";
import type { OfficeForm } from "../office-form.ts";

export type NewArticleField = keyof NewArticle;

/** The field that shows the sentence of a refusal. */
const REFUSED_FIELDS = {
  "article-exists": "title",
  "title-without-letters": "title",
  "unknown-picture": "pictureId",
} as const;

/** Creates an unpublished article, and redirects to its page. */
export async function answerNewArticle(services: Services, { context, request, staff }: OfficeForm) {
  const values = await readForm(request, ["title", "category", "authorName", "pictureId"]);
  const answer = (errors: Partial<Record<NewArticleField, string>>, message = "") =>
    answerForm<NewArticleField>(context, { ok: false, message, errors, values }, 422);
  const article = NewArticle.safeParse(values);
  if (!article.success) return answer(errorsOf(article.error));
  const created = await createArticle(services, { article: article.data, staff });
  if (created.ok) throw redirect(`/admin/content/article/${created.value}`, 303);
  const sentence = REFUSAL_SENTENCES[created.code];
  if (created.code === "not-your-move") return answer({}, sentence);
  return answer({ [REFUSED_FIELDS[created.code]]: sentence });
}
