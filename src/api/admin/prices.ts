import { PriceChanges } from "../../contract/admin/catalogue.requests.ts";
import { PricesReply } from "../../contract/admin/catalogue.ts";
import type { FieldValue } from "../../shop/audit/rules/changed-record.ts";
import { fromRupees, paise, toRupees } from "../../shop/basics/money.ts";
import { changeSkus } from "../../shop/catalogue/products/change-skus.ts";
import { answer } from "../envelope.ts";
import { acceptedWith } from "../refusals.ts";
import type { Conflicts } from "../shown-conflicts.ts";
import { staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";

/** Prices of SKUs, for programs of the staff. */
export const adminPrices = staffCalls((app, services) => {
  app.put(
    "/admin/prices",
    {
      config: { scope: "prices:write", permission: "change catalogue" },
      schema: {
        operationId: "changePrices",
        summary: "Changes prices of SKUs, all of them or none",
        description:
          "`from` holds the prices that the program read. If a price is another one by now, nothing is changed: 409 names each such price, also if the token's holder has set it on screen. Sending a change again changes nothing.",
        body: PriceChanges,
        response: { 200: PricesReply },
      },
    },
    async (request) => {
      const edits = request.body.prices.map(({ SKU, from, to }) => ({
        ...{ sku: SKU, from: inPaise(from), to: inPaise(to) },
      }));
      const label = edits.length === 1 ? (edits[0]?.sku ?? "") : `Prices of ${edits.length} SKUs`;
      const changed = await changeSkus(services, { edits, label, staff: await staffOf(request) });
      return answer({ changed: acceptedWith(changed, { "catalogue-changed": shownPrices }) });
    },
  );
});

function inPaise({ mrp, price }: { mrp: number; price: number }) {
  return { pricePaise: fromRupees(mrp), sellPaise: fromRupees(price) };
}

/** Conflicts in rupees, without who caused them: the audit log says that. */
function shownPrices({ conflicts }: Conflicts) {
  const rupees = (value: FieldValue) => toRupees(paise(Number(value)));
  return {
    conflicts: conflicts.map(({ key, field, was, theirs, mine }) => ({
      ...{ SKU: key, field: field === "pricePaise" ? "mrp" : "price" },
      ...{ from: rupees(was), now: rupees(theirs), to: rupees(mine) },
    })),
  };
}
