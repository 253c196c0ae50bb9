import { AdminFiguresQuery } from "../../contract/admin/figures.requests.ts";
import { AdminFiguresReply } from "../../contract/admin/figures.ts";
import { toRupees } from "../../shop/basics/money.ts";
import { sumSales } from "../../shop/invoices/sum-sales.ts";
import { answer } from "../envelope.ts";
import { countCall } from "../limit.ts";
import { staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";

/** Summing a year takes up to a second of the database. */
const FIGURES_LIMIT = { max: 30, seconds: 60 };

/** Figures of the shop, for programs of the staff. */
export const adminFigures = staffCalls((app, services) => {
  app.get(
    "/admin/figures",
    {
      config: { scope: "figures:read", permission: "see figures" },
      schema: {
        operationId: "getFigures",
        summary: "Sales of each day of a period, and of each hour of the day",
        description:
          "A sale counts on the day of its invoice, money that went back on the day of its credit note, so the sums are those of the accountant's tables.",
        querystring: AdminFiguresQuery,
        response: { 200: AdminFiguresReply },
      },
    },
    async (request, reply) => {
      const { userId } = await staffOf(request);
      await countCall(services, reply, { ...FIGURES_LIMIT, name: `figures:${userId}` });
      const { days, hours } = await sumSales(services, request.query);
      return answer({
        days: days.map(({ on, orders, sales, refunds, tax }) => ({
          ...{ day: on, orders, sales: toRupees(sales), refunds: toRupees(refunds), tax: toRupees(tax) },
        })),
        hours: hours.map(({ hour, orders, sales }) => ({ hour, orders, sales: toRupees(sales) })),
      });
    },
  );
});
