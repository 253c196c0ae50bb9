import { SoldWindowsQuery } from "../../contract/admin/kitchens.requests.ts";
import { SoldWindowsReply } from "../../contract/admin/kitchens.ts";
import { refuse } from "../../shop/basics/outcome.ts";
import { hasKitchen, listSoldOn } from "../../shop/delivery/delivery.reads.ts";
import { answer } from "../envelope.ts";
import { accepted } from "../refusals.ts";
import { staffCalls } from "../staff-calls.ts";

/** The places of a day that are sold, for programs of the staff. */
export const adminSoldWindows = staffCalls((app, services) => {
  app.get(
    "/admin/sold-windows",
    {
      config: { scope: "delivery:read", permission: "change delivery" },
      schema: {
        operationId: "listSoldWindows",
        summary: "Sold places of each delivery window of a day",
        querystring: SoldWindowsQuery,
        response: { 200: SoldWindowsReply },
      },
    },
    async ({ query: { day: on, kitchen: kitchenId = null } }) => {
      if (kitchenId !== null && !(await hasKitchen(services, { id: kitchenId })))
        return accepted(refuse("unknown-kitchen"));
      const sold = await listSoldOn(services, { on, kitchenId });
      return answer({
        windows: sold.map(({ option, startMinute, endMinute, label: hours, sold: many, capacity }) => ({
          ...{ option, startMinute, endMinute, hours, sold: many, capacity },
        })),
      });
    },
  );
});
