import { NewPlan, PlanParams } from "../../contract/admin/catalogue.requests.ts";
import { PlannedPricesReply, PlannedReply } from "../../contract/admin/planned-prices.ts";
import { fromRupees } from "../../shop/basics/money.ts";
import { endPlannedPrices } from "../../shop/catalogue/prices/end-planned-prices.ts";
import { listPlannedPrices } from "../../shop/catalogue/prices/list-prices.ts";
import { planPrices } from "../../shop/catalogue/prices/plan-prices.ts";
import { answer } from "../envelope.ts";
import { accepted } from "../refusals.ts";
import { staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";

/** Prices with a start or an end, for programs of the staff. */
export const adminPlannedPrices = staffCalls((app, services) => {
  const permission = "change catalogue";
  const writing = { scope: "planned-prices:write", permission } as const;

  app.get(
    "/admin/planned-prices",
    {
      config: { scope: "catalogue:read", permission },
      schema: {
        operationId: "listPlannedPrices",
        summary: "Planned prices that run or will begin",
        response: { 200: PlannedPricesReply },
      },
    },
    async () => {
      const plans = await listPlannedPrices(services);
      return answer({
        plans: plans.map(({ batch: id, fromAt, untilAt, skuCount: SKUs, hasBegun }) => ({
          ...{ id, from: fromAt.toISOString(), until: untilAt?.toISOString() ?? null, SKUs, hasBegun },
        })),
      });
    },
  );

  app.post(
    "/admin/planned-prices",
    {
      config: writing,
      schema: {
        operationId: "planPrices",
        summary: "Plans prices of SKUs with a start, an end, or both, all of them or none",
        description:
          "With an end, the normal prices come back then. Without one, these become the normal prices at the start. A repeat with the same id plans nothing twice.",
        body: NewPlan,
        response: { 200: PlannedReply },
      },
    },
    async (request) => {
      const { id: batch, from, until } = request.body;
      const prices = request.body.prices.map(({ SKU: sku, mrp, price }) => ({
        ...{ sku, pricePaise: fromRupees(mrp), sellPaise: fromRupees(price) },
      }));
      const staff = await staffOf(request);
      const planned = await planPrices(services, { batch, prices, times: { from, until }, staff });
      return answer({ id: batch, SKUs: accepted(planned) });
    },
  );

  app.post(
    "/admin/planned-prices/:id/end",
    {
      config: writing,
      schema: {
        operationId: "endPlannedPrices",
        summary: "Ends prices that were planned together",
        description:
          "Planned prices that have not begun never begin, and temporary ones end now. 404 if none is left to end.",
        params: PlanParams,
        response: { 200: PlannedReply },
      },
    },
    async (request) => {
      const { id: batch } = request.params;
      const staff = await staffOf(request);
      return answer({ id: batch, SKUs: accepted(await endPlannedPrices(services, { batch, staff })) });
    },
  );
});
