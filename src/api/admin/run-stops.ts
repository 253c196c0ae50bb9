import { NewStops, RunParams, RunStopParams, StopMove } from "../../contract/admin/runs.requests.ts";
import { RunReply } from "../../contract/admin/runs.ts";
import { changeStops } from "../../shop/runs/change-stops.ts";
import { moveStop } from "../../shop/runs/move-stop.ts";
import { answer } from "../envelope.ts";
import { accepted } from "../refusals.ts";
import { shownRun } from "../shown-run.ts";
import { staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";

/** The stops of runs, for programs of those who plan them. */
export const adminRunStops = staffCalls((app, services) => {
  const config = { scope: "runs:write", permission: "plan runs" } as const;

  app.post(
    "/admin/runs/:runId/stops",
    {
      config,
      schema: {
        operationId: "addStops",
        summary: "Puts orders onto a run, all of them or none",
        description:
          "409 if one is on a run already, so a repeat adds nothing twice, and if the orders are of two kitchens.",
        params: RunParams,
        body: NewStops,
        response: { 200: RunReply },
      },
    },
    async (request) => {
      const { runId } = request.params;
      const staff = await staffOf(request);
      accepted(await changeStops(services, { runId, change: { add: request.body.orders }, staff }));
      return answer(await shownRun(services, runId, staff));
    },
  );

  app.post(
    "/admin/runs/:runId/stops/:uuid/remove",
    {
      config,
      schema: {
        operationId: "removeStop",
        summary: "Takes an order off a run",
        description: "409 if it has left the kitchen, or is not on this run any more.",
        params: RunStopParams,
        response: { 200: RunReply },
      },
    },
    async (request) => {
      const { runId, uuid } = request.params;
      const staff = await staffOf(request);
      accepted(await changeStops(services, { runId, change: { remove: uuid }, staff }));
      return answer(await shownRun(services, runId, staff));
    },
  );

  app.post(
    "/admin/runs/:runId/stops/:uuid/move",
    {
      config,
      schema: {
        operationId: "moveStop",
        summary: "Moves a stop of a run by one place",
        description:
          "If the stops are not in the order of `from` any more, nothing is moved: 409, so a repeat moves nothing twice.",
        params: RunStopParams,
        body: StopMove,
        response: { 200: RunReply },
      },
    },
    async (request) => {
      const { runId, uuid: orderId } = request.params;
      const { from: seen, by } = request.body;
      const staff = await staffOf(request);
      accepted(await moveStop(services, { runId, orderId, by, seen, staff }));
      return answer(await shownRun(services, runId, staff));
    },
  );
});
