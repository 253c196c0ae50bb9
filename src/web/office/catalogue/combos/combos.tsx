import { data } from "react-router";
import { getOfficeCombos } from "../../../../shop/catalogue/combos/get-office-combos.ts";
import { comboLinesOf, MOST_COMBOS } from "../../../../shop/catalogue/rules/combo-lines.ts";
import { ownPageMeta } from "../../../page-meta/page-meta.ts";
import { servicesContext } from "../../../request-context.ts";
import { Button } from "../../../ui/button.tsx";
import { staffContext } from "../../office-guard.ts";
import { OfficeFailed, OfficePage } from "../../office-page.tsx";
import { DraftForm } from "../draft-form.tsx";
import { readProductId } from "../read-product-id.ts";
import type { Route } from "./+types/combos.ts";
import { ComboFields, TARGETS_ID } from "./combo-fields.tsx";
import { answerCombos } from "./combos-action.ts";
import "../catalogue.css";
import "../product.css";
import "../draft-rows.css";

export async function loader({ context, params }: Route.LoaderArgs) {
  const product = await getOfficeCombos(context.get(servicesContext), { id: readProductId(params) });
  if (!product) throw data(null, { status: 404 });
  const { name, offered, targets } = product;
  return { id: product.id, name, combos: offered, from: comboLinesOf(offered), targets };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const id = readProductId(params);
  const staff = context.get(staffContext);
  return answerCombos(context.get(servicesContext), { context, request, staff, id });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownPageMeta(matches, loaderData ? `Combos of ${loaderData.name}` : "Combos");

/** The combos that the page of a product offers. Buttons change a draft, which the form carries; Save stores it. */
export default function CombosPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, targets } = loaderData;
  const draft = actionData && !actionData.isSaved ? actionData : undefined;
  const { combos, from } = draft ?? loaderData;
  const targetOf = new Map(targets.map((target) => [target.sku, target]));
  return (
    <OfficePage
      title={`Combos of ${name}`}
      back={{ to: `/admin/catalogue/products/${id}`, label: name }}
      lead="What shoppers see on its page, in this order."
    >
      <DraftForm answer={actionData} saveLabel="Save the combos">
        <section
          className="office-card draft-rows"
          aria-labelledby="offered"
          key={JSON.stringify([combos, from])}
        >
          <h2 id="offered">
            {combos.length === 0 ? "No combos" : `${combos.length} of ${MOST_COMBOS} combos`}
          </h2>
          <input type="hidden" name="from" value={JSON.stringify(from)} />
          <datalist id={TARGETS_ID}>
            {targets.map((target) => (
              <option key={target.sku} value={target.sku}>
                {`${target.name}, ${target.weight}`}
              </option>
            ))}
          </datalist>
          <p className="muted text-small">
            {combos.length === 0
              ? "Offer this product together with roses, a bear or a plant: a combo is a product of its own."
              : "Type a part of a combo’s name to choose its SKU, and what it adds, such as “With six red roses”. One that is off sale is shown as currently unavailable."}
          </p>
          <ol className="draft-rows-list">
            {combos.map((combo, index) => (
              <ComboFields
                // biome-ignore lint/suspicious/noArrayIndexKey: two combos of a draft can be alike
                key={index}
                {...{ combo, index }}
                target={targetOf.get(combo.sku.trim().toUpperCase())}
                errors={actionData?.errors ?? {}}
              />
            ))}
          </ol>
          {combos.length < MOST_COMBOS && (
            <div>
              <Button type="submit" look="soft" size="small" name="intent" value="add">
                Add a combo
              </Button>
            </div>
          )}
        </section>
      </DraftForm>
    </OfficePage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such product." />;
}
