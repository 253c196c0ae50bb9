import { Form, redirect } from "react-router";
import { NewCategoryForm } from "../../../../shop/catalogue/categories/category.inputs.ts";
import { createCategory } from "../../../../shop/catalogue/categories/create-category.ts";
import { listOfficeCategories } from "../../../../shop/catalogue/categories/list-office-categories.ts";
import { REFUSAL_SENTENCES } from "../../../../shop/refusals.ts";
import { answerForm, errorsOf } from "../../../forms/form-answer.ts";
import { readForm } from "../../../forms/read-form.ts";
import { useFormFocus } from "../../../forms/use-form-focus.ts";
import { useIntent } from "../../../forms/use-intent.ts";
import { ownPageMeta } from "../../../page-meta/page-meta.ts";
import { servicesContext } from "../../../request-context.ts";
import { Field, TextInput } from "../../../ui/field.tsx";
import { Alert } from "../../../ui/note.tsx";
import { staffContext } from "../../office-guard.ts";
import { OfficeFailed, OfficePage } from "../../office-page.tsx";
import { SubmitBar } from "../../submit-bar.tsx";
import { UnsentForm } from "../../unsent-form.tsx";
import type { Route } from "./+types/new-category.ts";
import { categoryPath } from "./category-names.ts";
import "../product.css";

const FIELDS = ["title", "slug", "description", "aliasOf"] as const;

/** The field that shows the sentence of a refusal. */
const REFUSED_FIELDS = {
  "category-address-reserved": "slug",
  "category-address-taken": "slug",
  "unknown-category": "aliasOf",
} as const;

export async function loader({ context }: Route.LoaderArgs) {
  const rows = await listOfficeCategories(context.get(servicesContext), { text: "" });
  return { targets: rows.filter(({ aliasOf, isHidden }) => aliasOf === null && !isHidden) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const values = await readForm(request, FIELDS);
  const answer = (errors: Partial<Record<(typeof FIELDS)[number], string>>, message = "") =>
    answerForm(context, { ok: false, message, errors, values }, 422);
  const category = NewCategoryForm.safeParse(values);
  if (!category.success) return answer(errorsOf(category.error));
  const staff = context.get(staffContext);
  const created = await createCategory(context.get(servicesContext), { category: category.data, staff });
  if (created.ok) throw redirect(`${categoryPath(category.data.slug)}?created=yes`);
  if (created.code === "not-your-move") return answer({}, REFUSAL_SENTENCES[created.code]);
  const taken = created.code === "category-address-taken" ? created.details.slug : null;
  const sentence =
    taken === null || taken === category.data.slug
      ? REFUSAL_SENTENCES[created.code]
      : `The category /${taken} answers to this address too. Please choose another one.`;
  return answer({ [REFUSED_FIELDS[created.code]]: sentence });
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "New category");

/** The form of a new category. Its own page fills it with products. */
export default function NewCategoryPage({ loaderData: { targets }, actionData }: Route.ComponentProps) {
  const form = useFormFocus(actionData);
  const busy = useIntent() === "create";
  const { values = {}, errors = {} } = actionData ?? {};
  const field = (name: (typeof FIELDS)[number]) => ({
    ...{ name, defaultValue: values[name] ?? "", error: errors[name] ?? null },
  });
  return (
    <OfficePage
      title="New category"
      back={{ to: "/admin/catalogue/categories", label: "Categories" }}
      lead="Shoppers see its page at once. No menu leads to it yet."
    >
      {actionData?.message && <Alert>{actionData.message}</Alert>}
      <UnsentForm form={form} answer={actionData} isSaved={false} />
      <Form method="post" ref={form} noValidate key={JSON.stringify(values)} className="product-form">
        <section className="office-card product-fields" aria-label="Category">
          <TextInput label="Title" {...field("title")} maxLength={80} required />
          <TextInput
            label="Address"
            {...field("slug")}
            maxLength={80}
            autoCapitalize="none"
            spellCheck={false}
            hint="Such as diwali-hampers. It stays, because links name it."
            required
          />
          <TextInput label="Description" {...field("description")} maxLength={400} />
          <Field
            label="Shows the products of"
            error={errors.aliasOf ?? null}
            hint="For a second address of a category. Otherwise you choose its products next."
          >
            {(control) => (
              <select className="input" name="aliasOf" defaultValue={values.aliasOf ?? ""} {...control}>
                <option value="">Its own</option>
                {targets.map(({ slug, title }) => (
                  <option key={slug} value={slug}>
                    {title} (/{slug})
                  </option>
                ))}
              </select>
            )}
          </Field>
        </section>
        <SubmitBar intent="create" label="Create category" busyLabel="Creating..." busy={busy} />
      </Form>
    </OfficePage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
