import { Form } from "react-router";
import { getNewProduct, type NewProductOffer } from "../../../shop/catalogue/products/get-new-product.ts";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import { SamePictureField } from "../same-picture-field.tsx";
import { SubmitBar } from "../submit-bar.tsx";
import { UnsentForm } from "../unsent-form.tsx";
import type { Route } from "./+types/new-product.ts";
import { AllergenFields } from "./allergen-fields.tsx";
import { answerNewProduct } from "./new-product-action.ts";
import { KindFields } from "./new-product-fields.tsx";
import { NutritionFields, WhereFields, WordFields } from "./product-fields.tsx";
import { FIRST_SIZES, sizeTexts } from "./product-texts.ts";
import { SizeFields } from "./size-fields.tsx";
import "./catalogue.css";
import "./product.css";
import "./new-product.css";

export async function loader({ context }: Route.LoaderArgs) {
  const offer = await getNewProduct(context.get(servicesContext));
  return { ...offer, texts: firstTexts(offer) };
}

/** Returns the first texts of the form. No allergen is answered: a label must not be right by accident. */
function firstTexts({ usual }: NewProductOffer): Record<string, string> {
  const sizes: Record<string, string> = Object.assign({}, ...FIRST_SIZES.map(sizeTexts));
  if (!usual) return sizes;
  const { kind, taxClass, care, delivery, leadHours, takesMessage } = usual;
  return {
    ...{ ...sizes, kind, taxClass, care, delivery },
    ...{ leadHours: String(leadHours), takesMessage: takesMessage ? "yes" : "" },
  };
}

export function action({ context, request }: Route.ActionArgs) {
  const staff = context.get(staffContext);
  return answerNewProduct(context.get(servicesContext), { context, request, staff });
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "New product");

/** The form of a new product. It is created as a draft; its own page publishes it. */
export default function NewProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { categories, taxClasses, pictures } = loaderData;
  const form = useFormFocus(actionData);
  const busy = useIntent() === "create";
  const texts = actionData ? { ...loaderData.texts, ...actionData.values } : loaderData.texts;
  const errors: Record<string, string | undefined> = actionData?.errors ?? {};
  const shown = { texts, errors };
  const filled = FIRST_SIZES.filter((row) => Object.keys(errors).some((name) => name.startsWith(`${row}.`)));
  return (
    <OfficePage
      title="New product"
      back={{ to: "/admin/catalogue", label: "Catalogue" }}
      lead="It starts as a draft that no shopper sees."
    >
      {/* The page of the created product removes what is stored. */}
      <UnsentForm form={form} answer={actionData} isSaved={false} />
      <Form
        method="post"
        ref={form}
        className="product-form"
        noValidate
        key={actionData ? JSON.stringify(actionData.values) : ""}
      >
        <div className="product-main">
          <section className="office-card" aria-labelledby="words">
            <h2 id="words">Words</h2>
            <WordFields {...shown} />
          </section>
          <section className="office-card" aria-labelledby="sizes">
            <h2 id="sizes">Sizes and prices</h2>
            <SizeFields row={FIRST_SIZES[0]} legend="First size" {...shown} />
            {FIRST_SIZES.slice(1).map((row, nth) => (
              <details className="size-more" key={row} open={filled.includes(row) || isFilled(texts, row)}>
                <summary>Size {nth + 2}</summary>
                <SizeFields row={row} legend={`Size ${nth + 2}`} {...shown} />
              </details>
            ))}
          </section>
          <section className="office-card" aria-labelledby="allergens">
            <h2 id="allergens">Allergens</h2>
            <p className="muted text-small">
              Shown on the cake page, the label and the kitchen ticket. A draft may leave some open; it is
              published once all are answered.
            </p>
            <AllergenFields {...shown} />
          </section>
          <section className="office-card" aria-labelledby="nutrition">
            <h2 id="nutrition">Nutrition per 100 g</h2>
            <p className="muted text-small">Leave empty what was not measured.</p>
            <NutritionFields {...shown} />
          </section>
        </div>
        <div className="product-side">
          <section className="office-card" aria-labelledby="kind">
            <h2 id="kind">Kind and tax</h2>
            <KindFields taxClasses={taxClasses} {...shown} isNew />
          </section>
          <section className="office-card" aria-labelledby="picture">
            <h2 id="picture">Picture</h2>
            <SamePictureField
              pictures={pictures}
              none="No picture yet"
              hint="You can add pictures of its own to the draft. It cannot be published without one."
              value={shown.texts.pictureId}
              error={shown.errors.pictureId}
            />
          </section>
          <section className="office-card" aria-labelledby="where">
            <h2 id="where">Where it belongs</h2>
            <WhereFields categories={categories} usual="as in its main category" {...shown} />
          </section>
        </div>
        <SubmitBar
          intent="create"
          label="Create draft"
          busyLabel="Creating..."
          busy={busy}
          answer={actionData}
          showsReason
        />
      </Form>
    </OfficePage>
  );
}

function isFilled(texts: Record<string, string | undefined>, row: string): boolean {
  return Boolean(texts[`${row}.weight`] || texts[`${row}.pricePaise`] || texts[`${row}.sellPaise`]);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
