import { Form, redirect } from "react-router";
import { NewAddOnCode } from "../../../../shop/catalogue/add-ons/add-on.inputs.ts";
import { createAddOn, ITS_DRAWING } from "../../../../shop/catalogue/add-ons/create-add-on.ts";
import { getNewAddOn } from "../../../../shop/catalogue/add-ons/get-office-add-on.ts";
import { REFUSAL_SENTENCES } from "../../../../shop/refusals.ts";
import { answerForm } from "../../../forms/form-answer.ts";
import { readFormData, textOf } from "../../../forms/read-form.ts";
import { useFormFocus } from "../../../forms/use-form-focus.ts";
import { useIntent } from "../../../forms/use-intent.ts";
import { ownPageMeta } from "../../../page-meta/page-meta.ts";
import { servicesContext } from "../../../request-context.ts";
import { TextInput } from "../../../ui/field.tsx";
import { Alert } from "../../../ui/note.tsx";
import { staffContext } from "../../office-guard.ts";
import { OfficeFailed, OfficePage } from "../../office-page.tsx";
import { SubmitBar } from "../../submit-bar.tsx";
import { UnsentForm } from "../../unsent-form.tsx";
import type { Route } from "./+types/new-add-on.ts";
import { REFUSED_FIELDS } from "./add-on-action.ts";
import { AddOnCards, PictureField } from "./add-on-fields.tsx";
import { parseAddOnForm } from "./add-on-form.ts";
import { addOnPath } from "./add-on-names.ts";
import "../product.css";
import "./office-add-ons.css";

export async function loader({ context }: Route.LoaderArgs) {
  return { ...(await getNewAddOn(context.get(servicesContext))), drawing: ITS_DRAWING };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readFormData(request);
  const { values, errors, fields } = parseAddOnForm(form);
  values.sku = textOf(form, "sku");
  const answer = (wrong: Record<string, string>, message = "") =>
    answerForm<string>(context, { ok: false, message, errors: wrong, values }, 422);
  const sku = NewAddOnCode.safeParse(values.sku);
  if (!sku.success) errors.sku = sku.error.issues[0]?.message ?? "";
  if (!fields || !sku.success) return answer(errors, "Some fields need a look. Nothing was saved.");
  const staff = context.get(staffContext);
  const addOn = { ...fields, sku: sku.data };
  const created = await createAddOn(context.get(servicesContext), { addOn, staff });
  if (created.ok) throw redirect(`${addOnPath(created.value)}?created=yes`);
  const field = REFUSED_FIELDS[created.code];
  const sentence = REFUSAL_SENTENCES[created.code];
  return field ? answer({ [field]: sentence }) : answer({}, sentence);
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "New add-on");

/** The form of a new add-on. It comes last in the list. */
export default function NewAddOnPage({ loaderData, actionData }: Route.ComponentProps) {
  const { taxClasses, pictures, drawing } = loaderData;
  const form = useFormFocus(actionData);
  const busy = useIntent() === "create";
  const texts: Record<string, string | undefined> = actionData?.values ?? {};
  const errors: Record<string, string | undefined> = actionData?.errors ?? {};
  const shown = { texts, errors };
  return (
    <OfficePage
      title="New add-on"
      back={{ to: "/admin/catalogue/add-ons", label: "Add-ons" }}
      lead="It comes last in the list that shoppers see."
    >
      {actionData?.message && <Alert>{actionData.message}</Alert>}
      {/* The page of the created add-on removes what is stored. */}
      <UnsentForm form={form} answer={actionData} isSaved={false} />
      <Form method="post" ref={form} noValidate key={JSON.stringify(texts)} className="product-form">
        <AddOnCards taxClasses={taxClasses} {...shown} />
        <div className="product-side">
          <section className="office-card" aria-labelledby="sale">
            <h2 id="sale">Picture and sale</h2>
            <div className="product-fields">
              <PictureField
                {...{ pictures, drawing, ...shown }}
                hint="You can send one of your own next. It cannot be on sale without one. The shop draws candles, cards, numbers, names, letters, toppers, hats, banners, knives and sparklers if the code says so."
              />
              <label className="option">
                <input type="checkbox" name="active" value="yes" defaultChecked={texts.active === "yes"} />
                <span>On sale at once</span>
              </label>
              <TextInput
                label="Code"
                name="sku"
                hint="Orders name it. Empty: made from the name"
                maxLength={40}
                autoCapitalize="characters"
                autoComplete="off"
                defaultValue={texts.sku ?? ""}
                error={shown.errors.sku ?? null}
              />
            </div>
          </section>
        </div>
        <SubmitBar intent="create" label="Create add-on" busyLabel="Creating..." busy={busy} />
      </Form>
    </OfficePage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
