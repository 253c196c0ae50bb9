import { NewRider, NewRunBody, RunParams, RunsQuery } from "../../contract/admin/runs.requests.ts";
import { RunReply, RunsReply } from "../../contract/admin/runs.ts";
import type { Session } from "../../shop/accounts/identity.ts";
import { type ListedRun, listRuns, listRunWork } from "../../shop/runs/list-runs.ts";
import { planRun } from "../../shop/runs/plan-run.ts";
import { type GivenAway, setRider } from "../../shop/runs/set-rider.ts";
import { answer } from "../envelope.ts";
import { accepted, acceptedWith } from "../refusals.ts";
import { shownRun } from "../shown-run.ts";
import { shownName, staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";

/** Runs of riders, for programs of those who plan them. */
export const adminRuns = staffCalls((app, services) => {
  const config = { scope: "runs:write", permission: "plan runs" } as const;

  app.get(
    "/admin/runs",
    {
      config,
      schema: {
        operationId: "listRuns",
        summary: "The runs of a day, its orders without one, and the riders",
        querystring: RunsQuery,
        response: { 200: RunsReply },
      },
    },
    async (request) => {
      const { day } = request.query;
      const staff = await staffOf(request);
      const { runs } = await listRuns(services, { day, staff });
      const { free, riders } = await listRunWork(services, { day });
      const orders = free.map(({ kitchenId: kitchen, ...order }) => ({ ...order, kitchen }));
      return answer({
        runs: runs.map((run) => shownInList(run, staff)),
        orders,
        riders: riders.map(({ userId: id, name }) => ({ id, name: shownName(staff, name) })),
      });
    },
  );

  app.get(
    "/admin/runs/:runId",
    {
      config,
      schema: {
        operationId: "getRun",
        summary: "One run with its stops",
        params: RunParams,
        response: { 200: RunReply },
      },
    },
    async (request) => answer(await shownRun(services, request.params.runId, await staffOf(request))),
  );

  app.post(
    "/admin/runs",
    {
      config,
      schema: {
        operationId: "createRun",
        summary: "Creates a run of a day for a rider, with its first stops: all or nothing",
        description: "An order is on one run at most, so a repeat creates no second run: 409.",
        body: NewRunBody,
        response: { 200: RunReply },
      },
    },
    async (request) => {
      const { day, rider: riderId, orders: orderIds } = request.body;
      const staff = await staffOf(request);
      const { id } = accepted(await planRun(services, { day, run: { riderId }, orderIds, staff }));
      return answer(await shownRun(services, id, staff));
    },
  );

  app.put(
    "/admin/runs/:runId/rider",
    {
      config,
      schema: {
        operationId: "setRider",
        summary: "Gives a run to another rider",
        description:
          "The phone of the former rider closes no more stops of it. 409 if its rider is not `from` any more; a repeat changes nothing.",
        params: RunParams,
        body: NewRider,
        response: { 200: RunReply },
      },
    },
    async (request) => {
      const { runId } = request.params;
      const { from: seen, to: riderId } = request.body;
      const staff = await staffOf(request);
      acceptedWith(await setRider(services, { runId, riderId, seen, staff }), {
        "rider-changed": ({ rider }: GivenAway) => ({ rider: shownName(staff, rider) }),
      });
      return answer(await shownRun(services, runId, staff));
    },
  );
});

function shownInList({ kitchenId: kitchen, rider, ...run }: ListedRun, staff: Session) {
  return { ...run, kitchen, rider: shownName(staff, rider) };
}
