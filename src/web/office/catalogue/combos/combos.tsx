import { data, Form } from "react-router";
import { z } from "zod";
import { getOfficeCombos } from "../../../../shop/catalogue/combos/get-office-combos.ts";
import { comboLinesOf, MOST_COMBOS } from "../../../../shop/catalogue/rules/combo-lines.ts";
import { useFormFocus } from "../../../forms/use-form-focus.ts";
import { useIntent } from "../../../forms/use-intent.ts";
import { ownPageMeta } from "../../../page-meta/page-meta.ts";
import { servicesContext } from "../../../request-context.ts";
import { Button } from "../../../ui/button.tsx";
import { LinesAlert } from "../../lines-alert.tsx";
import { staffContext } from "../../office-guard.ts";
import { OfficeFailed, OfficePage } from "../../office-page.tsx";
import { SubmitBar } from "../../submit-bar.tsx";
import { useDraftFocus } from "../use-draft-focus.ts";
import type { Route } from "./+types/combos.ts";
import { ComboFields, TARGETS_ID } from "./combo-fields.tsx";
import { answerCombos } from "./combos-action.ts";
import "../catalogue.css";
import "../product.css";
import "../draft-rows.css";

const ProductId = z.string().regex(/^[A-Z0-9]{2,16}$/);

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = ProductId.safeParse(params.id);
  const product = id.success ? await getOfficeCombos(context.get(servicesContext), { id: id.data }) : null;
  if (!product) throw data(null, { status: 404 });
  const { name, offered, targets } = product;
  return { id: product.id, name, combos: offered, from: comboLinesOf(offered), targets };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const id = ProductId.safeParse(params.id);
  if (!id.success) throw data(null, { status: 404 });
  const staff = context.get(staffContext);
  return answerCombos(context.get(servicesContext), { context, request, staff, id: id.data });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownPageMeta(matches, loaderData ? `Combos of ${loaderData.name}` : "Combos");

/** The combos that the page of a product offers. Buttons change a draft, which the form carries; Save stores it. */
export default function CombosPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, targets } = loaderData;
  const draft = actionData && !actionData.isSaved ? actionData : undefined;
  const { combos, from } = draft ?? loaderData;
  const refused = actionData && !actionData.ok ? actionData : undefined;
  const form = useFormFocus(refused);
  const intent = useIntent();
  useDraftFocus(form, actionData);
  const targetOf = new Map(targets.map((target) => [target.sku, target]));
  return (
    <OfficePage
      title={`Combos of ${name}`}
      back={{ to: `/admin/catalogue/products/${id}`, label: name }}
      lead="What shoppers see on its page, in this order."
    >
      {refused?.message && <LinesAlert message={refused.message} />}
      <Form method="post" ref={form} className="product-form" preventScrollReset noValidate>
        {/* Enter presses the first button of a form: this one only shows the draft. */}
        <button type="submit" name="intent" value="show" hidden tabIndex={-1} />
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
                errors={refused?.errors ?? {}}
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
        <SubmitBar label="Save the combos" busy={intent === "save"} answer={actionData}>
          {draft && <p className="muted">Not saved yet.</p>}
        </SubmitBar>
      </Form>
    </OfficePage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such product." />;
}
