import { AdminProductParams, PartsChange } from "../../contract/admin/catalogue.requests.ts";
import { PartsReply } from "../../contract/admin/catalogue.ts";
import { saveComboParts } from "../../shop/catalogue/combos/save-combo-parts.ts";
import { partLinesOf } from "../../shop/catalogue/rules/combo-parts.ts";
import { answer } from "../envelope.ts";
import { acceptedWith } from "../refusals.ts";
import { differingParts, shownParts } from "../shown-parts.ts";
import { staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";

/** The parts of each SKU of a combo, for programs of the staff. */
export const adminComboParts = staffCalls((app, services) => {
  const permission = "change catalogue";

  app.get(
    "/admin/products/:ProductID/parts",
    {
      config: { scope: "catalogue:read", permission },
      schema: {
        operationId: "getParts",
        summary: "The parts of each SKU of a combo",
        description: "A SKU can be ordered while it is on sale, and each SKU in it too.",
        params: AdminProductParams,
        response: { 200: PartsReply },
      },
    },
    async ({ params: { ProductID } }) => answer(await shownParts(services, ProductID)),
  );

  app.put(
    "/admin/products/:ProductID/parts",
    {
      config: { scope: "catalogue:write", permission },
      schema: {
        operationId: "changeParts",
        summary: "Sets the parts of SKUs of a combo, all of them or none",
        description:
          "SKUs that are left out stay. If one has other parts than `from` by now, nothing is changed: 409 names each such SKU. Sending a change again changes nothing. A combo cannot be a part of another one.",
        params: AdminProductParams,
        body: PartsChange,
        response: { 200: PartsReply },
      },
    },
    async (request) => {
      const { ProductID: id } = request.params;
      const edits = request.body.skus.map(({ SKU, from, to }) => ({
        ...{ sku: SKU, from: partLinesOf(from), to },
      }));
      const saved = await saveComboParts(services, { id, edits, staff: await staffOf(request) });
      acceptedWith(saved, { "catalogue-changed": differingParts });
      return answer(await shownParts(services, id));
    },
  );
});
