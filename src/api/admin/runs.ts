import {
  NewRider,
  NewRunBody,
  NewStops,
  RunParams,
  RunStopParams,
  RunsQuery,
  StopMove,
} from "../../contract/admin/runs.requests.ts";
import { type AdminRun, RunReply, RunsReply } from "../../contract/admin/runs.ts";
import type { Session } from "../../shop/accounts/identity.ts";
import { changeStops } from "../../shop/runs/change-stops.ts";
import { getRun } from "../../shop/runs/get-run.ts";
import { type ListedRun, listRuns, listRunWork } from "../../shop/runs/list-runs.ts";
import { moveStop } from "../../shop/runs/move-stop.ts";
import { planRun } from "../../shop/runs/plan-run.ts";
import { setRider } from "../../shop/runs/set-rider.ts";
import type { Services } from "../../shop/services.ts";
import { answer } from "../envelope.ts";
import { accepted, acceptedWith } from "../refusals.ts";
import { seesCustomers, shownName, staffOf } from "../staff-caller.ts";
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
      acceptedWith(await setRider(services, { runId, riderId, seen, staff }), shownRefusal(staff));
      return answer(await shownRun(services, runId, staff));
    },
  );

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

function shownInList({ kitchenId: kitchen, rider, ...run }: ListedRun, staff: Session) {
  return { ...run, kitchen, rider: shownName(staff, rider) };
}

/** The details of a refused change of rider, with the one who drives now. */
function shownRefusal(staff: Session): (details: unknown) => unknown {
  return (details) => {
    const { rider } = details as { rider: string };
    return { rider: shownName(staff, rider) };
  };
}

async function shownRun(services: Services, id: string, staff: Session): Promise<AdminRun> {
  const run = accepted(await getRun(services, { id, staff }));
  const withPeople = seesCustomers(staff);
  return {
    ...{ id, nth: run.nth, day: run.day, rider: shownName(staff, run.rider), riderId: run.riderId },
    stops: run.stops.map(({ name, address, phones, ...stop }) => ({
      ...{ uuid: stop.uuid, number: stop.number, status: stop.status, hours: stop.hours },
      ...{ pincode: stop.pincode, area: stop.area, boxes: stop.boxes, failedAttempts: stop.failedAttempts },
      receiver: withPeople ? { name, address, phones } : null,
    })),
  };
}
