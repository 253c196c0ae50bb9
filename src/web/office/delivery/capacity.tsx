import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Form, Link } from "react-router";
import { addDays, type Day, dayOf, parseDay, showDay } from "../../../shop/basics/india-time.ts";
import { listWeekClosings } from "../../../shop/delivery/blackouts/list-week-closings.ts";
import { findBusiestKitchen, listKitchens } from "../../../shop/delivery/delivery.reads.ts";
import { WEEK_DAYS } from "../../../shop/delivery/rules/week.ts";
import { listWeekCapacity } from "../../../shop/delivery/slots/list-week-capacity.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Note } from "../../ui/note.tsx";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import type { Route } from "./+types/capacity.ts";
import { answerCapacity } from "./capacity-action.ts";
import { CapacityGrid } from "./capacity-grid.tsx";
import { CAPACITY_PATH, capacityHref } from "./capacity-url.ts";
import { DeliveryTabs } from "./delivery-tabs.tsx";
import "./delivery.css";

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const today = dayOf(services.clock());
  const kitchens = (await listKitchens(services)).filter(({ isOpen }) => isOpen);
  const from = parseDay(searchParams.get("from") ?? "") ?? today;
  const named = searchParams.get("kitchen");
  const kitchenId = named ?? (await findBusiestKitchen(services, { from, to: lastOf(from) }));
  const kitchen = kitchens.find(({ id }) => id === kitchenId) ?? kitchens[0] ?? null;
  const edited = searchParams.get("slot");
  if (!kitchen) return { kitchens, kitchen, from, today, edited, week: null, closings: [] };
  const [week, closings] = await Promise.all([
    listWeekCapacity(services, { kitchenId: kitchen.id, from }),
    listWeekClosings(services, { kitchenId: kitchen.id, from }),
  ]);
  return { kitchens, kitchen, from, today, edited, week, closings };
}

const lastOf = (from: Day) => addDays(from, WEEK_DAYS - 1);

export async function action({ context, request }: Route.ActionArgs) {
  const staff = context.get(staffContext);
  return answerCapacity(context.get(servicesContext), { context, request, staff });
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Capacity");

/** Sold places and capacity of a kitchen's windows in one week. */
export default function CapacityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kitchens, kitchen, from, today, edited, week, closings } = loaderData;
  return (
    <OfficePage
      title="Capacity"
      lead={kitchen ? `${kitchen.name}, ${showDay(from)} to ${showDay(lastOf(from))}` : ""}
      actions={kitchen && <WeekNav kitchenId={kitchen.id} from={from} today={today} />}
    >
      <DeliveryTabs />
      <p className="sheet-said" role="status">
        {actionData?.ok ? actionData.message : ""}
      </p>
      {kitchen && kitchens.length > 1 && (
        <Form className="delivery-filter" key={kitchen.id}>
          <input type="hidden" name="from" value={from} />
          <Field label="Kitchen">
            {(control) => (
              <select className="input" name="kitchen" defaultValue={kitchen.id} {...control}>
                {kitchens.map(({ id, name, city }) => (
                  <option key={id} value={id}>
                    {name}, {city}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Button type="submit" look="soft">
            Show
          </Button>
        </Form>
      )}
      {kitchen && week ? (
        <CapacityGrid
          {...{ kitchenId: kitchen.id, from, today, edited, week, closings }}
          answer={actionData}
        />
      ) : (
        <Note title="No kitchen is open." />
      )}
    </OfficePage>
  );
}

function WeekNav({ kitchenId, from, today }: { kitchenId: string; from: Day; today: Day }) {
  const href = (days: number) => capacityHref({ kitchenId, from: addDays(from, days) });
  return (
    <nav className="chips" aria-label="Weeks">
      <Link className="chip" to={href(-WEEK_DAYS)}>
        <ChevronLeft className="icon" aria-hidden="true" />
        Week before
      </Link>
      {from !== today && (
        <Link className="chip" to={`${CAPACITY_PATH}?kitchen=${encodeURIComponent(kitchenId)}`}>
          Today
        </Link>
      )}
      <Link className="chip" to={href(WEEK_DAYS)}>
        Week after
        <ChevronRight className="icon" aria-hidden="true" />
      </Link>
    </nav>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
