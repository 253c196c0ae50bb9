import { data } from "react-router";
import { getOfficeParts } from "../../../../shop/catalogue/combos/get-office-parts.ts";
import { MOST_PARTS, partLinesOf } from "../../../../shop/catalogue/rules/combo-parts.ts";
import { ownPageMeta } from "../../../page-meta/page-meta.ts";
import { servicesContext } from "../../../request-context.ts";
import { Button } from "../../../ui/button.tsx";
import { staffContext } from "../../office-guard.ts";
import { OfficeFailed, OfficePage } from "../../office-page.tsx";
import { DraftForm } from "../draft-form.tsx";
import { readProductId } from "../read-product-id.ts";
import type { Route } from "./+types/parts.ts";
import { toTexts } from "./part-draft.ts";
import { PartFields, TARGETS_ID } from "./part-fields.tsx";
import { sizeField } from "./part-names.ts";
import { answerParts } from "./parts-action.ts";
import "../catalogue.css";
import "../product.css";
import "../draft-rows.css";

export async function loader({ context, params }: Route.LoaderArgs) {
  const product = await getOfficeParts(context.get(servicesContext), { id: readProductId(params) });
  if (!product) throw data(null, { status: 404 });
  const { name, sizes, targets } = product;
  return {
    ...{ id: product.id, name, targets },
    titles: Object.fromEntries(sizes.map(({ sku, title }) => [sku, title])),
    sizes: sizes.map(({ sku, parts }) => ({ sku, parts: parts.map(toTexts) })),
    from: Object.fromEntries(sizes.map(({ sku, parts }) => [sku, partLinesOf(parts)])),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const id = readProductId(params);
  const staff = context.get(staffContext);
  return answerParts(context.get(servicesContext), { context, request, staff, id });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownPageMeta(matches, loaderData ? `What is in ${loaderData.name}` : "What is in it");

/** The parts of each size of a combo. Buttons change a draft, which the form carries; Save stores it. */
export default function PartsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, targets, titles } = loaderData;
  const draft = actionData && !actionData.isSaved ? actionData : undefined;
  const { sizes, from } = draft ?? loaderData;
  const targetOf = new Map(targets.map((target) => [target.sku, target]));
  return (
    <OfficePage
      title={`What is in ${name}`}
      back={{ to: `/admin/catalogue/products/${id}`, label: name }}
      lead="A size can be ordered only while it and every SKU in it are on sale."
    >
      <DraftForm answer={actionData} saveLabel="Save the parts">
        <input type="hidden" name="from" value={JSON.stringify(from)} />
        <datalist id={TARGETS_ID}>
          {targets.map((target) => (
            <option key={target.sku} value={target.sku}>
              {target.title}
            </option>
          ))}
        </datalist>
        {sizes.length === 0 && <p className="muted">It has no size yet.</p>}
        {sizes.map(({ sku, parts }, size) => (
          <section
            className="office-card draft-rows"
            aria-labelledby={`size-${size}`}
            key={`${sku} ${JSON.stringify([parts, from[sku]])}`}
          >
            <h2 id={`size-${size}`}>{titles[sku] ?? sku}</h2>
            <input type="hidden" name={sizeField(size)} value={sku} />
            <p className="muted text-small">
              {parts.length === 0
                ? `${sku}: nothing is written yet, so shoppers see no list.`
                : `${sku}: ${parts.length} of ${MOST_PARTS} parts.`}
            </p>
            <ol className="draft-rows-list">
              {parts.map((part, index) => (
                <PartFields
                  // biome-ignore lint/suspicious/noArrayIndexKey: two parts of a draft can be alike
                  key={index}
                  {...{ part, size, index }}
                  sizeTitle={titles[sku] ?? sku}
                  target={targetOf.get(part.sku.trim().toUpperCase())}
                  errors={actionData?.errors ?? {}}
                />
              ))}
            </ol>
            {parts.length < MOST_PARTS && (
              <div>
                <Button type="submit" look="soft" size="small" name="intent" value={`add ${size}`}>
                  Add a part<span className="sr-only"> to {titles[sku] ?? sku}</span>
                </Button>
              </div>
            )}
          </section>
        ))}
      </DraftForm>
    </OfficePage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such product." />;
}
