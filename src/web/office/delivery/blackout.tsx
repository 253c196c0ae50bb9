import { data, Link } from "react-router";
import { z } from "zod";
import { showInstant } from "../../../shop/basics/india-time.ts";
import { findBlackout } from "../../../shop/delivery/blackouts/list-blackouts.ts";
import { listOrdersInBlackout } from "../../../shop/orders/list-orders-in-blackout.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { Alert, Note } from "../../ui/note.tsx";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import type { Route } from "./+types/blackout.ts";
import { answerBlackouts } from "./blackout-action.ts";
import { BlackoutTag, EndButton } from "./blackout-list.tsx";
import { ClosedTimes } from "./closed-times.tsx";
import { OrderLines } from "./order-lines.tsx";
import { withAreas } from "./with-areas.server.ts";
import "./delivery.css";

const Id = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const id = Id.safeParse(params.id);
  const blackout = id.success ? await findBlackout(services, { id: id.data }) : null;
  if (!blackout) throw data(null, { status: 404 });
  const { orders, total } = await listOrdersInBlackout(services, { covers: blackout.covers });
  return {
    blackout: blackout.view,
    closes: blackout.closes,
    total,
    orders: await withAreas(services, orders),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = context.get(staffContext);
  return answerBlackouts(context.get(servicesContext), { context, request, staff });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownPageMeta(matches, loaderData ? `Blackout of ${loaderData.blackout.time}` : "Blackout");

/** One blackout, and the orders that were made before it: staff move, cancel or make them. */
export default function BlackoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { blackout, closes, orders, total } = loaderData;
  const { scope, time, state, reason, createdBy, createdAt, endedBy } = blackout;
  return (
    <OfficePage title={time} lead={<BlackoutTag state={state} />}>
      <p className="sheet-said" role="status">
        {actionData?.ok ? actionData.message : ""}
      </p>
      {actionData && !actionData.ok && actionData.message && <Alert>{actionData.message}</Alert>}
      <section className="office-card delivery-head" aria-labelledby="closed">
        <div>
          <h2 id="closed">{scope}</h2>
          <p>{state === "over" ? reason : `${reason}. Nobody can order these times.`}</p>
          {state !== "over" && <ClosedTimes lines={closes} />}
          <p className="muted text-small">
            {createdBy}, {showInstant(new Date(createdAt))}
            {endedBy !== null && `. Ended by ${endedBy}`}
          </p>
        </div>
        {state !== "over" && <EndButton blackout={blackout} />}
      </section>
      <section className="office-card" aria-labelledby="orders">
        <h2 id="orders">{headOf(total)}</h2>
        {total === 0 ? (
          <Note as="h3" title="Nobody has ordered for these times.">
            Nothing else is to be done.
          </Note>
        ) : (
          <>
            <p className="muted">
              They were made before the blackout and are still promised. Move each to another time, cancel it,
              or make it all the same.
            </p>
            <OrderLines orders={orders} total={total} />
          </>
        )}
      </section>
      <p>
        <Link className="link" to="/admin/delivery">
          All blackouts
        </Link>
      </p>
    </OfficePage>
  );
}

function headOf(total: number): string {
  if (total === 0) return "Orders in it";
  return `${total} ${total === 1 ? "order" : "orders"} in it`;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such blackout." />;
}
