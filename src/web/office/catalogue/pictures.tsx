import { data, Form } from "react-router";
import { getOfficeProduct } from "../../../shop/catalogue/products/get-office-product.ts";
import { MOST_PICTURES } from "../../../shop/catalogue/rules/picture-limits.ts";
import { answerTo } from "../../forms/intent-answer.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { Button } from "../../ui/button.tsx";
import { TextInput } from "../../ui/field.tsx";
import { Alert } from "../../ui/note.tsx";
import { Picture } from "../../ui/picture.tsx";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import type { Route } from "./+types/pictures.ts";
import { answerPictures } from "./pictures-action.ts";
import { readProductId } from "./read-product-id.ts";
import { UploadForm } from "./upload-form.tsx";
import "./pictures.css";

export async function loader({ context, params }: Route.LoaderArgs) {
  const product = await getOfficeProduct(context.get(servicesContext), { id: readProductId(params) });
  if (!product) throw data(null, { status: 404 });
  const { pictures, pictureLines, state } = product;
  return {
    ...{ id: product.id, name: product.fields.name, pictures, formState: JSON.stringify(pictureLines) },
    isShown: state === "on-sale" || state === "off-sale",
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const id = readProductId(params);
  const staff = context.get(staffContext);
  return answerPictures(context.get(servicesContext), { context, request, staff, id });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownPageMeta(matches, loaderData ? `Pictures of ${loaderData.name}` : "Pictures");

/** The pictures of a product: upload, order, texts. */
export default function PicturesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, pictures, formState, isShown } = loaderData;
  const upload = answerTo(actionData, "add");
  const saved = upload ? undefined : actionData;
  const intent = useIntent();
  const isFull = pictures.length >= MOST_PICTURES;
  const texts = saved && !saved.ok ? saved.values : {};
  return (
    <OfficePage
      title={`Pictures of ${name}`}
      back={{ to: `/admin/catalogue/products/${id}`, label: name }}
      lead={`${pictures.length} of ${MOST_PICTURES} pictures`}
    >
      <p className="sheet-said" role="status">
        {actionData?.ok ? actionData.message : ""}
      </p>
      {actionData && !actionData.ok && actionData.message && <Alert>{actionData.message}</Alert>}
      <section className="office-card" aria-labelledby="add">
        <h2 id="add">Add a picture</h2>
        {isFull ? (
          <p className="muted">A product has at most {MOST_PICTURES} pictures. Remove one to add another.</p>
        ) : (
          <UploadForm answer={upload} key={formState} />
        )}
      </section>
      {pictures.length > 0 && (
        <section className="office-card" aria-labelledby="shown">
          <h2 id="shown">{isShown ? "In the shop" : "In the shop, once it is published"}</h2>
          <p className="muted text-small">The first is on the card, in the cart and in mails.</p>
          <Form method="post" preventScrollReset noValidate key={`${formState}${saved?.ok ?? ""}`}>
            <input type="hidden" name="formState" value={formState} />
            {/* The first button of a form is the one that Enter presses. */}
            <button
              className="sr-only"
              type="submit"
              name="intent"
              value="save"
              tabIndex={-1}
              aria-hidden="true"
            >
              Save
            </button>
            <ol className="shots">
              {pictures.map((picture, at) => (
                <li key={picture.id}>
                  <input type="hidden" name="picture" value={picture.id} />
                  <Picture picture={picture} alt={picture.alt} sizes="200px" />
                  <TextInput
                    label={`What picture ${at + 1} shows`}
                    name="text"
                    maxLength={150}
                    defaultValue={texts[picture.id] ?? picture.alt}
                    error={saved?.errors[picture.id] ?? null}
                  />
                  <div className="shots-acts">
                    {at > 0 && (
                      <Button type="submit" look="soft" size="small" name="intent" value={`earlier ${at}`}>
                        Move forward<span className="sr-only"> picture {at + 1}</span>
                      </Button>
                    )}
                    <Button type="submit" look="ghost" size="small" name="intent" value={`remove ${at}`}>
                      Remove<span className="sr-only"> picture {at + 1}</span>
                    </Button>
                  </div>
                </li>
              ))}
            </ol>
            <Button type="submit" name="intent" value="save" busy={intent === "save"}>
              {intent === "save" ? "Saving..." : "Save texts"}
            </Button>
          </Form>
        </section>
      )}
    </OfficePage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such product." />;
}
