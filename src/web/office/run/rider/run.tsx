import { useEffect } from "react";
import { data, isRouteErrorResponse } from "react-router";
import { findRunOfAnother, getRun } from "../../../../shop/runs/get-run.ts";
import { readForm } from "../../../forms/read-form.ts";
import { ownPageMeta } from "../../../page-meta/page-meta.ts";
import { servicesContext } from "../../../request-context.ts";
import { withPicture } from "../../kitchen/with-picture.server.ts";
import { staffContext } from "../../office-guard.ts";
import { isAnswer, unsentAnswer } from "../../unsent-answer.ts";
import { changeRun } from "../change-run.ts";
import { openReportStore } from "../queue/report-store.ts";
import type { Route } from "./+types/run.ts";
import type { RunData } from "./run-data.ts";
import { RunPage } from "./run-page.tsx";

export async function loader({ context, params }: Route.LoaderArgs): Promise<RunData> {
  const services = context.get(servicesContext);
  const staff = context.get(staffContext);
  const run = await getRun(services, { id: params.id, staff });
  const { userId, roles } = staff;
  const page = { isStale: false, isSignedOut: false, isGone: !run.ok, userId, roles };
  if (!run.ok) {
    const other = await findRunOfAnother(services, { id: params.id, staff });
    if (!other) throw data(null, { status: 404 });
    // Its page sends what waits on the phone of a former rider, and shows what the shop refused.
    const unknown = { rider: "", riderId: "", riders: [], kitchen: "", mayPlan: false, stops: [] };
    return { id: params.id, ...other, ...unknown, at: services.clock(), ...page };
  }
  const stops = run.value.stops.map((stop) => ({
    ...stop,
    picture: stop.lines[0] ? withPicture(services.pictures, stop.lines[0]).picture : null,
  }));
  return { ...run.value, stops, ...page };
}

/** The run as it was last shown in this browser. */
let shownRun: RunData | null = null;

/**
 * Without a connection the run stays as it was, and says so. It also stays if the session has ended while reports wait,
 * so that the rider is told before signing in. A run that another rider has by now says so.
 */
export async function clientLoader({ serverLoader, params }: Route.ClientLoaderArgs): Promise<RunData> {
  try {
    return await serverLoader();
  } catch (error) {
    if (shownRun?.id !== params.id) throw error;
    if (isRedirect(error) && (await hasWaiting(shownRun.userId)))
      return { ...shownRun, isStale: true, isSignedOut: true };
    // The refused reports stay on its page; no address does.
    if (isRouteErrorResponse(error) && error.status === 404)
      return { ...shownRun, stops: [], isStale: false, isGone: true };
    if (isAnswer(error)) throw error;
    return { ...shownRun, isStale: true };
  }
}

/** To sign in, or to confirm who it is. */
function isRedirect(error: unknown): boolean {
  return error instanceof Response && error.status >= 300 && error.status < 400;
}

async function hasWaiting(userId: string): Promise<boolean> {
  const reports = await openReportStore()
    .list()
    .catch(() => []);
  return reports.some((report) => report.userId === userId && report.refusal === "");
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = context.get(staffContext);
  const sent = await readForm(request, ["intent", "order"]);
  return changeRun(services, { context, sent, runId: params.id, staff });
}

/** Answers with an error if a change did not reach the shop. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return unsentAnswer(serverAction);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownPageMeta(matches, loaderData ? `Run ${(loaderData as RunData).nth}` : "Run");

/** A rider's run. Its stops are fragments of this page, because no other page can be loaded offline. */
export default function Run({ loaderData, actionData }: Route.ComponentProps) {
  useEffect(() => {
    shownRun = loaderData;
  }, [loaderData]);
  return <RunPage run={loaderData} answer={actionData} />;
}
