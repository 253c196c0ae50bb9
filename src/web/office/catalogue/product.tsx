import { data, Form } from "react-router";
import { z } from "zod";
import { getOfficeProduct } from "../../../shop/catalogue/get-office-product.ts";
import { cakeHref } from "../../../shop/catalogue/product-card.ts";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { LinesAlert } from "../lines-alert.tsx";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import type { Route } from "./+types/product.ts";
import { answerProduct, formStateOf } from "./product-action.ts";
import { AllergenFields, NutritionFields, WhereFields, WordFields } from "./product-fields.tsx";
import { productTexts, skuTexts } from "./product-texts.ts";
import { SkuTable } from "./sku-table.tsx";
import "./catalogue.css";
import "./product.css";

const ProductId = z.string().regex(/^[A-Z0-9]{2,16}$/);

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = ProductId.safeParse(params.id);
  const product = id.success ? await getOfficeProduct(context.get(servicesContext), { id: id.data }) : null;
  if (!product) throw data(null, { status: 404 });
  const { fields, skus, pictures, categories } = product;
  const texts = skus.map(({ sku, fields: ofSku }) => skuTexts(sku, ofSku));
  return {
    ...{ id: product.id, name: fields.name, pictures, categories, formState: formStateOf(product) },
    ...{ skus: skus.map(({ sku }) => sku), isOnSale: skus.some((row) => row.fields.active) },
    texts: Object.assign(productTexts(fields), ...texts) as Record<string, string>,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const id = ProductId.safeParse(params.id);
  if (!id.success) throw data(null, { status: 404 });
  const staff = context.get(staffContext);
  return answerProduct(context.get(servicesContext), { context, request, staff, id: id.data });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownPageMeta(matches, loaderData?.name ?? "Product");

/** A product with its SKUs. One form saves all of it; what was typed stays after a refusal. */
export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, skus, pictures, categories, isOnSale } = loaderData;
  const refused = actionData && !actionData.ok ? actionData : undefined;
  const form = useFormFocus(refused);
  const intent = useIntent();
  const busy = intent === "save";
  // Typed values stay until they are saved, also when the product is taken off sale meanwhile.
  const unsaved = actionData?.isUnsaved ? actionData : refused;
  const formState = unsaved?.formState ?? loaderData.formState;
  const texts = unsaved ? { ...loaderData.texts, ...unsaved.values } : loaderData.texts;
  const errors: Record<string, string | undefined> = refused?.errors ?? {};
  const shown = { texts, errors };
  return (
    <OfficePage
      title={name}
      back={{ to: "/admin/catalogue", label: "Catalogue" }}
      lead={
        <span className={`office-tag ${isOnSale ? "is-done" : "is-busy"}`}>
          {isOnSale ? "On sale" : "Off sale"}
        </span>
      }
      actions={
        skus[0] !== undefined && (
          <LinkButton to={cakeHref(skus[0])} look="soft">
            See it in the shop
          </LinkButton>
        )
      }
    >
      <p className="sheet-said" role="status">
        {actionData?.ok ? actionData.message : ""}
      </p>
      {refused?.message && <LinesAlert message={refused.message} />}
      <Form
        method="post"
        ref={form}
        className="product-form"
        preventScrollReset
        noValidate
        key={`${unsaved ? "typed " : ""}${formState}`}
      >
        <input type="hidden" name="formState" value={formState} />
        <div className="product-main">
          <section className="office-card" aria-labelledby="sizes">
            <h2 id="sizes">Sizes and prices</h2>
            <SkuTable skus={skus} {...shown} />
          </section>
          <section className="office-card" aria-labelledby="words">
            <h2 id="words">Words</h2>
            <WordFields {...shown} />
          </section>
          <section className="office-card" aria-labelledby="allergens">
            <h2 id="allergens">Allergens</h2>
            <p className="muted text-small">Shown on the cake page, the label and the kitchen ticket.</p>
            <AllergenFields {...shown} />
          </section>
          <section className="office-card" aria-labelledby="nutrition">
            <h2 id="nutrition">Nutrition per 100 g</h2>
            <p className="muted text-small">Leave empty what was not measured.</p>
            <NutritionFields {...shown} />
          </section>
        </div>
        <div className="product-side">
          <section className="office-card" aria-labelledby="pictures">
            <h2 id="pictures">Pictures</h2>
            <ul className="product-pictures">
              {pictures.map((picture) => (
                <li key={picture.id}>
                  <Picture picture={picture} alt="" sizes="160px" />
                </li>
              ))}
            </ul>
          </section>
          <section className="office-card" aria-labelledby="where">
            <h2 id="where">Where it belongs</h2>
            <WhereFields categories={categories} {...shown} />
          </section>
        </div>
        <div className="product-save">
          <Button type="submit" name="intent" value="save" busy={busy}>
            {busy ? "Saving..." : "Save"}
          </Button>
          <Button
            type="submit"
            look="ghost"
            name="intent"
            value={isOnSale ? "off-sale" : "on-sale"}
            busy={intent === "off-sale" || intent === "on-sale"}
          >
            {isOnSale ? "Take off sale" : "Put on sale"}
          </Button>
        </div>
      </Form>
    </OfficePage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such product." />;
}
