import { listBlackouts } from "../../../shop/delivery/blackouts/list-blackouts.ts";
import { listWindowsOfOptions } from "../../../shop/delivery/delivery.reads.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { Alert, Note } from "../../ui/note.tsx";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import type { Route } from "./+types/blackouts.ts";
import { answerBlackouts } from "./blackout-action.ts";
import { BlackoutForm } from "./blackout-form.tsx";
import { BlackoutList } from "./blackout-list.tsx";
import { DeliveryTabs } from "./delivery-tabs.tsx";
import { PauseCard } from "./pause-card.tsx";
import "./delivery.css";
import { randomUuid } from "../../../shop/basics/ids.ts";
import { dayOf } from "../../../shop/basics/india-time.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [blackouts, options] = await Promise.all([listBlackouts(services), listWindowsOfOptions(services)]);
  return { ...blackouts, options, today: dayOf(services.clock()), formKey: randomUuid() };
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = context.get(staffContext);
  return answerBlackouts(context.get(servicesContext), { context, request, staff });
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Delivery");

/** Times in which the shop takes no orders: present, future and latest past ones, and a form for new ones. */
export default function BlackoutsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { current, past, kitchens, options, today, formKey } = loaderData;
  const now = current.filter(({ state }) => state === "now").length;
  return (
    <OfficePage title="Delivery" lead={leadOf(now, current.length - now)}>
      <DeliveryTabs />
      <p className="sheet-said" role="status">
        {actionData?.ok ? actionData.message : ""}
      </p>
      {actionData && !actionData.ok && actionData.message && <Alert>{actionData.message}</Alert>}
      <div className="delivery-two">
        <section className="office-card" aria-labelledby="current">
          <h2 id="current">Blackouts</h2>
          {current.length === 0 ? (
            <Note as="h3" title="All delivery times are open.">
              Close a day, a few hours or one kind of delivery with the form. Shoppers see it at once.
            </Note>
          ) : (
            <BlackoutList blackouts={current} />
          )}
        </section>
        <div className="delivery-column">
          <PauseCard kitchens={kitchens} paused={current} formKey={formKey} />
          <BlackoutForm
            kitchens={kitchens}
            options={options}
            today={today}
            formKey={formKey}
            answer={actionData}
          />
        </div>
        {past.length > 0 && (
          <section className="office-card" aria-labelledby="past">
            <h2 id="past">Over</h2>
            <BlackoutList blackouts={past} />
          </section>
        )}
      </div>
    </OfficePage>
  );
}

function leadOf(now: number, later: number): string {
  if (now + later === 0) return "Nothing is closed.";
  return `${now} closed now, ${later} planned.`;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
