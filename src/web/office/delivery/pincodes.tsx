import { useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { z } from "zod";
import {
  type KitchenPincodes,
  listPincodes,
  type PincodeRow,
} from "../../../shop/delivery/pincodes/list-pincodes.ts";
import { shortOptionName } from "../../../shop/delivery/rules/options.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { Button } from "../../ui/button.tsx";
import { Field, TextInput } from "../../ui/field.tsx";
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
const Search = z
  .string()
  .max(60)
  .catch("")
  .transform((text) => text.trim());

export async function loader({ context, url }: Route.LoaderArgs) {
  const kitchenId = Kitchen.parse(url.searchParams.get("kitchen"));
  const search = Search.parse(url.searchParams.get("q") ?? "");
  return { search, ...(await listPincodes(context.get(servicesContext), { kitchenId, search })) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = context.get(staffContext);
  return answerPincodes(context.get(servicesContext), { context, request, staff });
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Pincodes");

/** The pincodes that a kitchen serves. A list adds some, ticks take some out of service. */
export default function PincodesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { search, matches, kitchens, kitchen, rows } = loaderData;
  const served = kitchens.reduce((sum, { many }) => sum + many, 0);
  const outcome = useRef<HTMLDivElement>(null);
  // The forms are below a long list, and are drawn anew.
  useEffect(() => {
    if (actionData?.message) outcome.current?.focus();
  }, [actionData]);
  return (
    <OfficePage title="Pincodes" lead={`${served} served by ${kitchens.length} kitchens.`}>
      <DeliveryTabs />
      <div ref={outcome} tabIndex={-1}>
        <p className="sheet-said" role="status">
          {actionData?.ok ? actionData.message : ""}
        </p>
        {actionData && !actionData.ok && actionData.message && <Alert>{actionData.message}</Alert>}
      </div>
      <Form className="delivery-filter" role="search" aria-label="Pincodes" key={`search ${search}`}>
        <TextInput
          label="Find a pincode or an area"
          type="search"
          name="q"
          defaultValue={search}
          maxLength={60}
          autoComplete="off"
        />
        <Button type="submit" look="soft">
          Find
        </Button>
      </Form>
      {search !== "" && <Matches search={search} matches={matches} />}
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

function Matches({ search, matches }: Pick<KitchenPincodes, "matches"> & { search: string }) {
  return (
    <section className="office-card" aria-labelledby="found">
      <h2 id="found">Found for “{search}”</h2>
      {matches.length === 0 && <p className="muted">The shop serves no such pincode or area.</p>}
      <ul className="delivery-list delivery-pincodes">
        {matches.map(({ pincode, area, kitchen }) => (
          <li key={pincode}>
            <span>
              <b>{pincode}</b> {area}
            </span>
            <span className="delivery-offers text-small">
              <span className="muted">{kitchen}</span>
              <Link className="link" to={`/admin/delivery/pincodes/${pincode}`}>
                Change<span className="sr-only"> what is offered at {pincode}</span>
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </section>
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
