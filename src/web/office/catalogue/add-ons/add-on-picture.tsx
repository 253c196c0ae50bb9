import { data } from "react-router";
import { AddOnSku } from "../../../../shop/catalogue/add-ons/add-on.inputs.ts";
import { getOfficeAddOn } from "../../../../shop/catalogue/add-ons/get-office-add-on.ts";
import { uploadAddOnPicture } from "../../../../shop/catalogue/add-ons/upload-add-on-picture.ts";
import { REFUSAL_SENTENCES } from "../../../../shop/refusals.ts";
import { intentAnswers } from "../../../forms/intent-answer.ts";
import { readFileForm } from "../../../forms/read-file-form.ts";
import { ownPageMeta } from "../../../page-meta/page-meta.ts";
import { servicesContext } from "../../../request-context.ts";
import { Alert } from "../../../ui/note.tsx";
import { staffContext } from "../../office-guard.ts";
import { OfficeFailed, OfficePage } from "../../office-page.tsx";
import { UploadForm } from "../upload-form.tsx";
import type { Route } from "./+types/add-on-picture.ts";
import { AddOnPicture } from "./add-on-look.tsx";
import { addOnPath } from "./add-on-names.ts";
import "../catalogue.css";
import "../pictures.css";
import "./office-add-ons.css";

export async function loader({ context, params }: Route.LoaderArgs) {
  const sku = AddOnSku.safeParse(params.sku);
  const addOn = sku.success ? await getOfficeAddOn(context.get(servicesContext), { sku: sku.data }) : null;
  if (!addOn) throw data(null, { status: 404 });
  const { fields, picture, isDrawn } = addOn;
  return { sku: addOn.sku, name: fields.name, picture, isDrawn };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const sku = AddOnSku.safeParse(params.sku);
  if (!sku.success) throw data(null, { status: 404 });
  const { files } = await readFileForm(request, [], "file");
  const answers = intentAnswers<string>(context, "add", {});
  const [file] = files;
  if (!file) return answers.wrong({ file: "Please choose a picture." });
  const staff = context.get(staffContext);
  const sent = await uploadAddOnPicture(context.get(servicesContext), { sku: sku.data, file, staff });
  if (sent.ok) return answers.done("Shoppers see this picture now.");
  if (sent.code === "unknown-add-on") throw data(null, { status: 404 });
  const sentence = REFUSAL_SENTENCES[sent.code];
  return sent.code === "too-many-tries" ? answers.refused(sentence, 429) : answers.wrong({ file: sentence });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownPageMeta(matches, loaderData ? `Picture of ${loaderData.name}` : "Picture");

/** Sends a picture of an add-on, which replaces the one that it has. */
export default function AddOnPicturePage({ loaderData, actionData }: Route.ComponentProps) {
  const { sku, name, picture, isDrawn } = loaderData;
  return (
    <OfficePage title={`Picture of ${name}`} back={{ to: addOnPath(sku), label: name }}>
      <p className="sheet-said" role="status">
        {actionData?.ok ? actionData.message : ""}
      </p>
      {actionData && !actionData.ok && actionData.message && <Alert>{actionData.message}</Alert>}
      <section className="office-card" aria-labelledby="now">
        <h2 id="now">Now</h2>
        <span className="add-on-picture">
          <AddOnPicture {...{ sku, picture, isDrawn }} sizes="160px" />
        </span>
        {!picture && (
          <p className="muted text-small">{isDrawn ? "The shop draws it." : "It has no picture yet."}</p>
        )}
      </section>
      <section className="office-card" aria-labelledby="send">
        <h2 id="send">Send a picture</h2>
        <UploadForm answer={actionData} key={picture?.id ?? ""} isNamed={false} />
      </section>
    </OfficePage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such add-on." />;
}
