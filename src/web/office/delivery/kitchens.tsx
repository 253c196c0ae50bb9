import { Form, Link } from "react-router";
import { showInstant } from "../../../shop/basics/india-time.ts";
import { stateName } from "../../../shop/basics/state-names.ts";
import {
  type KitchenRecord,
  listKitchenRecords,
} from "../../../shop/delivery/kitchens/list-kitchen-records.ts";
import { addressLine } from "../../../shop/delivery/rules/kitchen-address.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { LinesAlert } from "../lines-alert.tsx";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import type { Route } from "./+types/kitchens.ts";
import { DeliveryTabs } from "./delivery-tabs.tsx";
import { answerKitchens } from "./kitchen-action.ts";
import "./delivery.css";

export async function loader({ context }: Route.LoaderArgs) {
  return { kitchens: await listKitchenRecords(context.get(servicesContext)) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = context.get(staffContext);
  return answerKitchens(context.get(servicesContext), { context, request, staff });
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Kitchens");

/** All kitchens: where they are, how many pincodes each serves, and which are closed for good. */
export default function KitchensPage({ loaderData: { kitchens }, actionData }: Route.ComponentProps) {
  const open = kitchens.filter(({ fields }) => fields.isOpen);
  const closed = kitchens.filter(({ fields }) => !fields.isOpen);
  const demo = open.filter(({ isDemo }) => isDemo).length;
  return (
    <OfficePage
      title="Kitchens"
      lead={open.length === 1 ? "1 kitchen takes orders." : `${open.length} kitchens take orders.`}
      actions={
        <LinkButton to="/admin/delivery/kitchens/new" size="small">
          New kitchen
        </LinkButton>
      }
    >
      <DeliveryTabs />
      <p className="sheet-said" role="status">
        {actionData?.ok ? actionData.message : ""}
      </p>
      {actionData && !actionData.ok && <LinesAlert message={actionData.message} />}
      {demo > 0 && <DemoCard many={demo} hasOwn={demo < open.length} />}
      <section className="office-card" aria-labelledby="open">
        <h2 id="open">Open</h2>
        {open.length === 0 ? (
          <Note as="h3" title="No kitchen takes orders.">
            Shoppers can order nothing until there is one that serves a pincode.
          </Note>
        ) : (
          <KitchenList kitchens={open} />
        )}
      </section>
      {closed.length > 0 && (
        <section className="office-card" aria-labelledby="closed">
          <h2 id="closed">Closed for good</h2>
          <KitchenList kitchens={closed} />
        </section>
      )}
    </OfficePage>
  );
}

function KitchenList({ kitchens }: { kitchens: KitchenRecord[] }) {
  return (
    <ul className="delivery-list">
      {kitchens.map(({ id, fields, isDemo, closedAt, pincodes }) => (
        <li key={id}>
          <span className="delivery-what">
            <Link className="link" to={`/admin/delivery/kitchens/${id}`}>
              {fields.name}
            </Link>
            <span className="muted text-small">
              {addressLine(fields)}, {stateName(fields.stateCode)}
            </span>
          </span>
          <span className="muted text-small">
            {closedAt === null ? pincodeWords(pincodes) : `Since ${showInstant(closedAt)}`}
            {isDemo && ", demo shop"}
          </span>
        </li>
      ))}
    </ul>
  );
}

function pincodeWords(many: number): string {
  if (many === 0) return "Serves no pincode yet";
  return many === 1 ? "1 pincode" : `${many} pincodes`;
}

/** Closes all kitchens of the demo shop at once, before a real shop opens. */
function DemoCard({ many, hasOwn }: { many: number; hasOwn: boolean }) {
  const busy = useIntent() === "close-demo";
  const subject = many === 1 ? "The kitchen" : `The ${many} kitchens`;
  return (
    <section className="office-card" aria-labelledby="demo">
      <h2 id="demo">{subject} of the demo shop</h2>
      <Form method="post" className="delivery-form" preventScrollReset>
        <p className="muted">
          Nobody bakes there. Before you open, create your own and close these: their pincodes are then free
          for yours.
          {!hasOwn && " Without a kitchen of your own, shoppers can order nothing."}
        </p>
        <Button type="submit" look="ghost" name="intent" value="close-demo" busy={busy}>
          {busy ? "Closing..." : many === 1 ? "Close it" : `Close all ${many}`}
        </Button>
      </Form>
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
