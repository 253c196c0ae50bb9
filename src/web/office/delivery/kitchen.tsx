import { data, Form, Link } from "react-router";
import { z } from "zod";
import { stateOfGstin } from "../../../shop/basics/gstin.ts";
import { showInstant } from "../../../shop/basics/india-time.ts";
import { stateName } from "../../../shop/basics/state-names.ts";
import {
  type KitchenRecord,
  listKitchenRecords,
} from "../../../shop/delivery/kitchens/list-kitchen-records.ts";
import { KITCHEN_FIELDS } from "../../../shop/delivery/rules/kitchen-fields.ts";
import { listOpenOrders } from "../../../shop/orders/list-open-orders.ts";
import { answerTo, type IntentAnswer } from "../../forms/intent-answer.ts";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { LinesAlert } from "../lines-alert.tsx";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import { UnsentForm } from "../unsent-form.tsx";
import type { Route } from "./+types/kitchen.ts";
import { answerKitchen } from "./kitchen-action.ts";
import { KitchenFieldset } from "./kitchen-fields.tsx";
import { type ListedOrder, OrderLines } from "./order-lines.tsx";
import { withAreas } from "./with-areas.server.ts";
import "./delivery.css";

const Id = z.string().regex(/^[a-z0-9-]{1,40}$/);

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const id = Id.safeParse(params.id);
  const kitchens = id.success ? await listKitchenRecords(services) : [];
  const kitchen = kitchens.find((row) => row.id === id.data);
  if (!kitchen) throw data(null, { status: 404 });
  const { gstin, otherGstins } = services.settings.legal;
  const open = await listOpenOrders(services, { kitchenIds: [kitchen.id] });
  return {
    ...{ kitchen, total: open.total, orders: await withAreas(services, open.orders) },
    hasGstin: [gstin, ...otherGstins].map(stateOfGstin).includes(kitchen.fields.stateCode),
    isCreated: new URL(request.url).searchParams.get("created") === "yes",
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const id = Id.safeParse(params.id);
  if (!id.success) throw data(null, { status: 404 });
  const staff = context.get(staffContext);
  return answerKitchen(context.get(servicesContext), { context, request, staff, id: id.data });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownPageMeta(matches, loaderData?.kitchen.fields.name ?? "Kitchen");

type Answer = IntentAnswer<(typeof KITCHEN_FIELDS)[number] | "formState"> | undefined;

/** One kitchen: its facts, the pincodes that it serves, its open orders, and its end. */
export default function KitchenPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kitchen, orders, total, hasGstin, isCreated } = loaderData;
  const { id, fields, isDemo, closedAt, pincodes } = kitchen;
  return (
    <OfficePage
      title={fields.name}
      back={{ to: "/admin/delivery/kitchens", label: "Kitchens" }}
      lead={stateWords(kitchen)}
    >
      <p className="sheet-said" role="status">
        {actionData?.ok ? actionData.message : isCreated && !actionData ? "It is created." : ""}
      </p>
      {actionData && !actionData.ok && actionData.message && <LinesAlert message={actionData.message} />}
      <div className="delivery-two">
        <KitchenEdit key={id} kitchen={kitchen} answer={actionData} isCreated={isCreated} />
        <div className="delivery-column">
          {closedAt === null && (
            <section className="office-card delivery-form" aria-labelledby="area">
              <h2 id="area">Area</h2>
              <p>
                {pincodes === 0
                  ? "It serves no pincode yet, so nobody can order from it."
                  : `It serves ${pincodes === 1 ? "1 pincode" : `${pincodes} pincodes`}.`}
              </p>
              <div>
                <LinkButton to={`/admin/delivery/pincodes?kitchen=${id}`} look="soft">
                  {pincodes === 0 ? "Add pincodes" : "Its pincodes"}
                </LinkButton>
              </div>
            </section>
          )}
          {!hasGstin && (
            <section className="office-card" aria-labelledby="tax">
              <h2 id="tax">No GSTIN of {stateName(fields.stateCode)}</h2>
              <p className="muted">
                Its invoices name the first GSTIN of the shop. Owners enter another one at{" "}
                <Link className="link" to="/admin/settings">
                  Settings
                </Link>
                .
              </p>
            </section>
          )}
          <EndCard isOpen={closedAt === null} isDemo={isDemo} orders={orders} total={total} />
        </div>
      </div>
    </OfficePage>
  );
}

function stateWords({ closedAt, isDemo }: KitchenRecord): string {
  const words = closedAt === null ? "Takes orders" : `Closed for good since ${showInstant(closedAt)}`;
  return isDemo ? `${words}. Loaded with the demo shop: nobody bakes there.` : `${words}.`;
}

type KitchenEditProps = { kitchen: KitchenRecord; answer: Answer; isCreated: boolean };

function KitchenEdit({ kitchen: { fields }, answer: anyAnswer, isCreated }: KitchenEditProps) {
  const answer = answerTo(anyAnswer, "save");
  const refused = answer && !answer.ok ? answer : undefined;
  const form = useFormFocus(refused);
  const busy = useIntent() === "save";
  const read = JSON.stringify(Object.fromEntries(KITCHEN_FIELDS.map((name) => [name, fields[name]])));
  const formState = refused?.values.formState ?? read;
  return (
    <section className="office-card" aria-labelledby="facts">
      <h2 id="facts">Facts</h2>
      <UnsentForm form={form} answer={answer} isSaved={answer?.ok === true || (isCreated && !answer)} />
      <Form
        method="post"
        ref={form}
        className="delivery-form"
        preventScrollReset
        noValidate
        key={`${refused ? "typed " : ""}${formState}`}
      >
        <input type="hidden" name="formState" value={formState} />
        <KitchenFieldset texts={refused?.values ?? fields} errors={refused?.errors ?? {}} />
        <Button type="submit" name="intent" value="save" busy={busy}>
          {busy ? "Saving..." : "Save"}
        </Button>
      </Form>
    </section>
  );
}

type EndCardProps = { isOpen: boolean; isDemo: boolean; orders: ListedOrder[]; total: number };

/** Closes the kitchen for good, or opens it again. With open orders it shows these instead of the button. */
function EndCard({ isOpen, isDemo, orders, total }: EndCardProps) {
  const intent = isOpen ? "close" : "reopen";
  const busy = useIntent() === intent;
  if (isOpen && total > 0)
    return (
      <section className="office-card delivery-form" aria-labelledby="end">
        <h2 id="end">{total === 1 ? "1 open order" : `${total} open orders`}</h2>
        <p className="muted">
          It can be closed for good when they are made, moved or cancelled. To take no more orders until then,{" "}
          <Link className="link" to="/admin/delivery">
            pause it
          </Link>
          .
        </p>
        <OrderLines orders={orders} total={total} />
      </section>
    );
  return (
    <section className="office-card" aria-labelledby="end">
      <h2 id="end">{isOpen ? "Close for good" : "Open again"}</h2>
      <Form method="post" className="delivery-form" preventScrollReset>
        <p className="muted">
          {isOpen
            ? "Shoppers can no longer order from it. Past orders and invoices keep its name, and another kitchen may serve its pincodes."
            : `It takes orders again for the pincodes that no other kitchen serves by now.${isDemo ? " It is one of the demo shop." : ""}`}
        </p>
        <Button type="submit" look={isOpen ? "ghost" : "soft"} name="intent" value={intent} busy={busy}>
          {isOpen ? (busy ? "Closing..." : "Close it for good") : busy ? "Opening..." : "Open it again"}
        </Button>
      </Form>
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such kitchen." />;
}
