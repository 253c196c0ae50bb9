import { z } from "zod";
import { isUuid } from "../../../../shop/basics/ids.ts";
import { addDays, type Day, dayOf, parseDay, showDay } from "../../../../shop/basics/india-time.ts";
import { REFUSAL_SENTENCES } from "../../../../shop/refusals.ts";
import { listRuns, listRunWork } from "../../../../shop/runs/list-runs.ts";
import { planRun } from "../../../../shop/runs/plan-run.ts";
import { MOST_STOPS } from "../../../../shop/runs/rules/run-limits.ts";
import { intentAnswers } from "../../../forms/intent-answer.ts";
import { ownPageMeta } from "../../../page-meta/page-meta.ts";
import { servicesContext } from "../../../request-context.ts";
import { staffContext } from "../../office-guard.ts";
import type { Route } from "./+types/runs.ts";
import { RunsPage } from "./runs-page.tsx";

/** At most as long as the id of a kitchen. */
const Kitchen = z.string().min(1).max(100).nullable().catch(null);

/** The day of the query; today if there is none. */
function readDay(request: Request, now: Date): Day {
  const on = new URL(request.url).searchParams.get("on") ?? "";
  return parseDay(on) ?? dayOf(now);
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const staff = context.get(staffContext);
  const now = services.clock();
  const day = readDay(request, now);
  const { runs, mayPlan } = await listRuns(services, { day, staff });
  const work = mayPlan ? await listRunWork(services, { day }) : null;
  const today = dayOf(now);
  const kitchen = Kitchen.parse(new URL(request.url).searchParams.get("kitchen"));
  const days = { day, today, before: addDays(day, -1), after: addDays(day, 1) };
  return { ...days, kitchen, runs, work, roles: staff.roles };
}

const Plan = z.object({
  run: z.string().max(40),
  rider: z.string().max(100),
  orders: z.array(z.string()).max(MOST_STOPS),
});

/** Puts orders onto a run, which is created first if none is chosen. */
export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = context.get(staffContext);
  const day = readDay(request, services.clock());
  const form = await request.formData();
  const answers = intentAnswers<never>(context, "plan", {});
  const sent = Plan.safeParse({
    ...{ run: form.get("run") ?? "", rider: form.get("rider") ?? "" },
    orders: form.getAll("orders").filter((id) => typeof id === "string" && isUuid(id)),
  });
  if (!sent.success)
    return answers.refused(`A run takes ${MOST_STOPS} stops. Please choose fewer orders.`, 422);
  const { run, rider, orders } = sent.data;
  const chosenRun = run === "" ? { riderId: rider } : { id: run };
  const planned = await planRun(services, { day, run: chosenRun, orderIds: orders, staff });
  if (!planned.ok) return answers.refused(REFUSAL_SENTENCES[planned.code]);
  const { runs } = await listRuns(services, { day, staff });
  const added = new Set(orders).size;
  const target = runs.find(({ id }) => id === planned.value.id);
  return answers.done(
    `${added} ${added === 1 ? "order is" : "orders are"} on run ${target?.nth} of ${target?.rider}.`,
  );
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownPageMeta(matches, loaderData ? `Runs of ${showDay(loaderData.day)}` : "Runs");

/** The runs of a day: a rider's own, or all runs and the orders without one. */
export default function Runs({ loaderData, actionData }: Route.ComponentProps) {
  return <RunsPage {...loaderData} answer={actionData} />;
}
