import { useEffect } from "react";
import { data, Form } from "react-router";
import { AddOnSku } from "../../../../shop/catalogue/add-ons/add-on.inputs.ts";
import { getOfficeAddOn } from "../../../../shop/catalogue/add-ons/get-office-add-on.ts";
import { browserStore } from "../../../draft/text-store.ts";
import { useFormFocus } from "../../../forms/use-form-focus.ts";
import { useIntent } from "../../../forms/use-intent.ts";
import { ownPageMeta } from "../../../page-meta/page-meta.ts";
import { servicesContext } from "../../../request-context.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { LinesAlert } from "../../lines-alert.tsx";
import { staffContext } from "../../office-guard.ts";
import { OfficeFailed, OfficePage } from "../../office-page.tsx";
import { SubmitBar } from "../../submit-bar.tsx";
import { UnsentForm } from "../../unsent-form.tsx";
import { removeUnsentFormOf } from "../../unsent-form-store.ts";
import type { Route } from "./+types/add-on.ts";
import { answerAddOn } from "./add-on-action.ts";
import { AddOnCards, PictureField } from "./add-on-fields.tsx";
import { addOnTexts } from "./add-on-form.ts";
import { AddOnPicture } from "./add-on-look.tsx";
import { addOnPath } from "./add-on-names.ts";
import "../catalogue.css";
import "../product.css";
import "./office-add-ons.css";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const sku = AddOnSku.safeParse(params.sku);
  const addOn = sku.success ? await getOfficeAddOn(context.get(servicesContext), { sku: sku.data }) : null;
  if (!addOn) throw data(null, { status: 404 });
  return {
    ...addOn,
    texts: addOnTexts(addOn.fields),
    isNew: new URL(request.url).searchParams.has("created"),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const sku = AddOnSku.safeParse(params.sku);
  if (!sku.success) throw data(null, { status: 404 });
  const staff = context.get(staffContext);
  return answerAddOn(context.get(servicesContext), { context, request, staff, sku: sku.data });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownPageMeta(matches, loaderData?.fields.name ?? "Add-on");

/** An add-on. One form saves all but its place in the list; what was typed stays after a refusal. */
export default function AddOnPage({ loaderData, actionData }: Route.ComponentProps) {
  const { sku, fields, taxClasses, pictures, drawing, picture, isDrawn, isNew } = loaderData;
  const { active, ...inForm } = fields;
  const refused = actionData && !actionData.ok ? actionData : undefined;
  const unsaved = actionData?.isUnsaved ? actionData : undefined;
  const form = useFormFocus(refused);
  const intent = useIntent();
  const formState = unsaved?.formState ?? JSON.stringify(inForm);
  const texts: Record<string, string | undefined> = { ...loaderData.texts, ...unsaved?.values };
  const errors: Record<string, string | undefined> = refused?.errors ?? {};
  const shown = { texts, errors };
  useEffect(() => {
    // The new add-on is saved: drop what was typed in its form.
    if (isNew) removeUnsentFormOf(browserStore("sessionStorage"), "/admin/catalogue/new-add-on");
  }, [isNew]);
  return (
    <OfficePage
      title={fields.name}
      back={{ to: "/admin/catalogue/add-ons", label: "Add-ons" }}
      lead={
        <span className={`office-tag ${active ? "is-done" : ""}`}>{active ? "On sale" : "Off sale"}</span>
      }
    >
      <p className="sheet-said" role="status">
        {isNew && !actionData ? "The add-on is created." : ""}
      </p>
      {refused?.message && <LinesAlert message={refused.message} />}
      <UnsentForm {...{ form }} answer={actionData} isSaved={actionData?.ok === true && !unsaved} />
      <Form
        method="post"
        ref={form}
        className="product-form"
        preventScrollReset
        noValidate
        key={`${unsaved ? "typed " : ""}${formState}`}
      >
        <input type="hidden" name="formState" value={formState} />
        <AddOnCards taxClasses={taxClasses} {...shown} />
        <div className="product-side">
          <section className="office-card" aria-labelledby="picture">
            <h2 id="picture">Picture</h2>
            <span className="add-on-picture">
              <AddOnPicture {...{ sku, picture, isDrawn }} sizes="160px" />
            </span>
            <div className="product-fields">
              <PictureField
                {...{ pictures, drawing, ...shown }}
                hint="It cannot be on sale without one. Its name stands beside it."
              />
              <LinkButton to={`${addOnPath(sku)}/picture`} look="soft" size="small">
                Send a picture
              </LinkButton>
            </div>
          </section>
          <section className="office-card" aria-labelledby="code">
            <h2 id="code">Code</h2>
            <p className="add-on-code">{sku}</p>
            <p className="muted text-small">Orders and price lists name it, so it stays.</p>
          </section>
        </div>
        <SubmitBar busy={intent === "save"} answer={actionData}>
          <Button
            type="submit"
            look="ghost"
            name="intent"
            value={active ? "off-sale" : "on-sale"}
            busy={intent === "off-sale" || intent === "on-sale"}
          >
            {active ? "Take off sale" : "Put on sale"}
          </Button>
        </SubmitBar>
      </Form>
    </OfficePage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such add-on." />;
}
