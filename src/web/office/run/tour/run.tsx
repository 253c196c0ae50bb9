import { useEffect } from "react";
import { data, isRouteErrorResponse } from "react-router";
import { isUuid } from "../../../../shop/basics/ids.ts";
import { REFUSAL_SENTENCES } from "../../../../shop/refusals.ts";
import { getRun } from "../../../../shop/runs/get-run.ts";
import { moveStop } from "../../../../shop/runs/move-stop.ts";
import { intentAnswers } from "../../../forms/intent-answer.ts";
import { readForm } from "../../../forms/read-form.ts";
import { ownPageMeta } from "../../../page-meta/page-meta.ts";
import { servicesContext } from "../../../request-context.ts";
import { unsentAnswer } from "../../kitchen/unsent-answer.ts";
import { withPicture } from "../../kitchen/with-picture.server.ts";
import { staffContext } from "../../office-guard.ts";
import { changeRun } from "../change-run.ts";
import { openReportStore } from "../queue/report-store.ts";
import type { Route } from "./+types/run.ts";
import type { RunData } from "./run-data.ts";
import { RunPage } from "./run-page.tsx";

export async function loader({ context, params }: Route.LoaderArgs): Promise<RunData> {
  const services = context.get(servicesContext);
  const staff = context.get(staffContext);
  const run = await getRun(services, { id: params.id, staff });
  if (!run.ok) throw data(null, { status: 404 });
  const stops = run.value.stops.map((stop) => ({
    ...stop,
    picture: stop.lines[0] ? withPicture(services.pictures, stop.lines[0]).picture : null,
  }));
  return {
    ...run.value,
    stops,
    isStale: false,
    isSignedOut: false,
    userId: staff.userId,
    roles: staff.roles,
  };
}

/** The run as it was last shown in this browser. */
let shownRun: RunData | null = null;

/**
 * Without a connection the run stays as it was, and says so. It also stays if the session has ended while reports wait,
 * so that the rider is told before signing in.
 */
export async function clientLoader({ serverLoader, params }: Route.ClientLoaderArgs): Promise<RunData> {
  try {
    return await serverLoader();
  } catch (error) {
    if (shownRun?.id !== params.id) throw error;
    if (isRedirect(error) && (await hasWaiting(shownRun.userId)))
      return { ...shownRun, isStale: true, isSignedOut: true };
    const isAnswer = error instanceof Response || (isRouteErrorResponse(error) && error.status < 500);
    if (isAnswer) throw error;
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
  if (sent.intent !== "up" && sent.intent !== "down")
    return changeRun(services, { context, sent, runId: params.id, staff });
  const answers = intentAnswers<never>(context, sent.intent, {});
  if (!isUuid(sent.order)) return answers.refused(REFUSAL_SENTENCES["run-changed"]);
  const by = sent.intent === "up" ? -1 : 1;
  const moved = await moveStop(services, { runId: params.id, orderId: sent.order, by, staff });
  return moved.ok ? answers.done("") : answers.refused(REFUSAL_SENTENCES[moved.code]);
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
