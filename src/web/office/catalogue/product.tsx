import { useEffect } from "react";
import { data, Form } from "react-router";
import { listTaxClasses } from "../../../shop/catalogue/catalogue.reads.ts";
import { getCombosOfProduct } from "../../../shop/catalogue/combos/get-office-combos.ts";
import { getPartsOfProduct } from "../../../shop/catalogue/combos/get-office-parts.ts";
import { cakeHref } from "../../../shop/catalogue/product-card.ts";
import { getOfficeProduct } from "../../../shop/catalogue/products/get-office-product.ts";
import { browserStore } from "../../draft/text-store.ts";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { LinesAlert } from "../lines-alert.tsx";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import { SubmitBar } from "../submit-bar.tsx";
import { UnsentForm } from "../unsent-form.tsx";
import { removeUnsentFormOf } from "../unsent-form-store.ts";
import type { Route } from "./+types/product.ts";
import { AllergenFields } from "./allergen-fields.tsx";
import { CombosCard } from "./combos-card.tsx";
import { DeleteCard } from "./delete-card.tsx";
import { KindFields } from "./new-product-fields.tsx";
import { PartsCard } from "./parts-card.tsx";
import { answerProduct } from "./product-action.ts";
import { NutritionFields, WhereFields, WordFields } from "./product-fields.tsx";
import { formStateOf } from "./product-form.ts";
import { NEW_SIZE, productTexts, publicationTexts, sizeTexts, skuField, skuTexts } from "./product-texts.ts";
import { PublishCard } from "./publish-card.tsx";
import { readProductId } from "./read-product-id.ts";
import { SaleTag } from "./sale-tag.tsx";
import { SizeFields } from "./size-fields.tsx";
import { SkuTable } from "./sku-table.tsx";
import "./catalogue.css";
import "./product.css";
import "./new-product.css";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const product = await getOfficeProduct(context.get(servicesContext), { id: readProductId(params) });
  if (!product) throw data(null, { status: 404 });
  const [combos, parts, taxClasses] = await Promise.all([
    getCombosOfProduct(context.get(servicesContext), { id: product.id }),
    getPartsOfProduct(context.get(servicesContext), { id: product.id }),
    listTaxClasses(context.get(servicesContext)),
  ]);
  const { fields, skus, pictures, categories, usual } = product;
  const texts = skus.map(({ sku, fields: ofSku }) => skuTexts(sku, ofSku));
  return {
    ...{ id: product.id, name: fields.name, pictures, categories, usual, formState: formStateOf(product) },
    ...{ skus: skus.map(({ sku }) => sku), state: product.state },
    ...{ combos, parts, taxClasses },
    isNew: new URL(request.url).searchParams.has("created"),
    texts: Object.assign(
      productTexts(fields),
      publicationTexts(product.publication),
      sizeTexts(NEW_SIZE),
      ...texts,
    ) as Record<string, string>,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const id = readProductId(params);
  const staff = context.get(staffContext);
  return answerProduct(context.get(servicesContext), { context, request, staff, id });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownPageMeta(matches, loaderData?.name ?? "Product");

/** A product with its SKUs. One form saves all of it; what was typed stays after a refusal. */
export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, skus, pictures, categories, usual, state, isNew, combos, parts, taxClasses } = loaderData;
  const isOnSale = state === "on-sale";
  const isPublished = isOnSale || state === "off-sale";
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
  useEffect(() => {
    // The new product is saved: drop what was typed in its form.
    if (isNew) removeUnsentFormOf(browserStore("sessionStorage"), "/admin/catalogue/new");
  }, [isNew]);
  const nextStep = pictures.length === 0 ? "Add a picture, then publish it." : "Publish it when it is ready.";
  return (
    <OfficePage
      title={name}
      back={{ to: "/admin/catalogue", label: "Catalogue" }}
      lead={<SaleTag state={state} />}
      actions={
        skus[0] !== undefined &&
        pictures.length > 0 && (
          <LinkButton
            to={isPublished ? cakeHref(skus[0]) : `/admin/catalogue/products/${id}/preview`}
            look="soft"
          >
            {isPublished ? "See it in the shop" : "Preview"}
          </LinkButton>
        )
      }
    >
      <p className="sheet-said" role="status">
        {isNew && !actionData ? `The draft is created. ${nextStep}` : ""}
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
        <ProductMain skus={skus} {...shown} />
        <div className="product-side">
          {!isPublished && <PublishCard {...shown} />}
          <PicturesCard id={id} pictures={pictures} />
          <PartsCard id={id} parts={parts} />
          <CombosCard id={id} combos={combos} />
          <section className="office-card" aria-labelledby="where">
            <h2 id="where">Where it belongs</h2>
            <WhereFields categories={categories} usual={usual} {...shown} />
          </section>
          <section className="office-card" aria-labelledby="kind">
            <h2 id="kind">Kind and tax</h2>
            <p className="muted text-small">
              A new tax class holds for new orders. Invoices that are issued keep theirs.
            </p>
            <KindFields taxClasses={taxClasses} {...shown} />
          </section>
        </div>
        <SubmitBar busy={busy} answer={actionData}>
          {isPublished && (
            <Button
              type="submit"
              look="ghost"
              name="intent"
              value={isOnSale ? "off-sale" : "on-sale"}
              busy={intent === "off-sale" || intent === "on-sale"}
            >
              {isOnSale ? "Take off sale" : "Put on sale"}
            </Button>
          )}
        </SubmitBar>
      </Form>
      {!isPublished && <DeleteCard name={name} />}
    </OfficePage>
  );
}

type ShownFields = { texts: Record<string, string | undefined>; errors: Record<string, string | undefined> };

/** Sizes, words, allergens and nutrition. */
function ProductMain({ skus, ...shown }: ShownFields & { skus: string[] }) {
  const { texts, errors } = shown;
  // Names of a new size begin with its row; a blank one stays closed.
  const isSizeBegun = ["weight", "pricePaise", "sellPaise", "sku"].some(
    (field) => texts[skuField(NEW_SIZE, field)] || errors[skuField(NEW_SIZE, field)],
  );
  return (
    <div className="product-main">
      <section className="office-card" aria-labelledby="sizes">
        <h2 id="sizes">Sizes and prices</h2>
        <SkuTable skus={skus} {...shown} />
        <details className="size-more" open={isSizeBegun}>
          <summary>Add a size</summary>
          <SizeFields row={NEW_SIZE} legend="New size" {...shown} />
        </details>
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
  );
}

function PicturesCard({ id, pictures }: Pick<Route.ComponentProps["loaderData"], "id" | "pictures">) {
  return (
    <section className="office-card" aria-labelledby="pictures">
      <h2 id="pictures">Pictures</h2>
      {pictures.length === 0 && <p className="muted text-small">It has no picture yet.</p>}
      <LinkButton to={`/admin/catalogue/products/${id}/pictures`} look="soft" size="small">
        {pictures.length === 0 ? "Add a picture" : "Change pictures"}
      </LinkButton>
      <ul className="product-pictures">
        {pictures.map((picture) => (
          <li key={picture.id}>
            <Picture picture={picture} alt={picture.alt} sizes="160px" />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such product." />;
}
