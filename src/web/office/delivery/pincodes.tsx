import { Form, Link } from "react-router";
import { z } from "zod";
import { listPincodes, type PincodeRow } from "../../../shop/delivery/list-pincodes.ts";
import { shortOptionName } from "../../../shop/delivery/rules/options.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Alert, Note } from "../../ui/note.tsx";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import type { Route } from "./+types/pincodes.ts";
import { DeliveryTabs } from "./delivery-tabs.tsx";
import { MOST_TICKED } from "./most-ticked.ts";
import { answerPincodes } from "./pincodes-action.ts";
import { PincodesForm } from "./pincodes-form.tsx";
import "./delivery.css";

const Kitchen = z.string().min(1).max(40).nullable().catch(null);

export async function loader({ context, request }: Route.LoaderArgs) {
  const kitchenId = Kitchen.parse(new URL(request.url).searchParams.get("kitchen"));
  return listPincodes(context.get(servicesContext), { kitchenId });
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = context.get(staffContext);
  return answerPincodes(context.get(servicesContext), { context, request, staff });
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Pincodes");

/** The pincodes that a kitchen serves. A list adds some, ticks take some out of service. */
export default function PincodesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kitchens, kitchen, rows } = loaderData;
  const served = kitchens.reduce((sum, { many }) => sum + many, 0);
  return (
    <OfficePage title="Pincodes" lead={`${served} served by ${kitchens.length} kitchens.`}>
      <DeliveryTabs />
      <p className="sheet-said" role="status">
        {actionData?.ok ? actionData.message : ""}
      </p>
      {actionData && !actionData.ok && actionData.message && <Alert>{actionData.message}</Alert>}
      <Form className="delivery-filter" aria-label="Choose the kitchen" key={kitchen?.id}>
        <Field label="Kitchen">
          {(control) => (
            <select className="input" name="kitchen" defaultValue={kitchen?.id} {...control}>
              {kitchens.map(({ id, name, many }) => (
                <option key={id} value={id}>
                  {`${name} (${many})`}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button type="submit" look="soft">
          Show
        </Button>
      </Form>
      {kitchen && (
        <div className="delivery-two">
          <section className="office-card" aria-labelledby="served">
            <h2 id="served">{kitchen.name}</h2>
            {rows.length === 0 ? (
              <Note as="h3" title="It serves no pincode yet.">
                Paste the first ones into the list.
              </Note>
            ) : (
              <ServedList kitchenId={kitchen.id} rows={rows} />
            )}
          </section>
          <div className="delivery-column">
            <PincodesForm kitchen={kitchen} answer={actionData} key={kitchen.id} />
          </div>
        </div>
      )}
    </OfficePage>
  );
}

function ServedList({ kitchenId, rows }: { kitchenId: string; rows: PincodeRow[] }) {
  const busy = useIntent() === "remove";
  return (
    <Form method="post" className="delivery-form" preventScrollReset key={rows.length}>
      <input type="hidden" name="kitchen" value={kitchenId} />
      <ul className="delivery-list delivery-pincodes">
        {rows.map(({ pincode, area, options }) => (
          <li key={pincode}>
            <label className="option">
              <input type="checkbox" name="pincode" value={pincode} />
              <span>
                <b>{pincode}</b> {area}
              </span>
            </label>
            <span className="delivery-offers text-small">
              <span className="muted">{options.map(shortOptionName).join(", ")}</span>
              <Link className="link" to={`/admin/delivery/pincodes/${pincode}`}>
                Change<span className="sr-only"> what is offered at {pincode}</span>
              </Link>
            </span>
          </li>
        ))}
      </ul>
      <p className="muted text-small">
        Shoppers there can no longer order. Orders already placed stay.
        {rows.length > MOST_TICKED && ` At most ${MOST_TICKED} at a time.`}
      </p>
      <Button type="submit" look="ghost" name="intent" value="remove" busy={busy}>
        Take the ticked ones out of service
      </Button>
    </Form>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
