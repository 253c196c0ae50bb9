import { AdminProductParams } from "../../contract/admin/catalogue.requests.ts";
import { CombosChange } from "../../contract/admin/combos.requests.ts";
import { type AdminCombos, CombosReply } from "../../contract/admin/combos.ts";
import { refuse } from "../../shop/basics/outcome.ts";
import { getOfficeCombos } from "../../shop/catalogue/combos/get-office-combos.ts";
import { saveCombos } from "../../shop/catalogue/combos/save-combos.ts";
import { comboLinesOf, readComboLines } from "../../shop/catalogue/rules/combo-lines.ts";
import type { Services } from "../../shop/services.ts";
import { answer } from "../envelope.ts";
import { accepted, acceptedWith } from "../refusals.ts";
import { conflictsAs, linesOf } from "../shown-conflicts.ts";
import { staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";

/** The combos that the page of a product offers, for programs of the staff. */
export const adminCombos = staffCalls((app, services) => {
  const permission = "change catalogue";

  app.get(
    "/admin/products/:ProductID/combos",
    {
      config: { scope: "catalogue:read", permission },
      schema: {
        operationId: "getOfferedCombos",
        summary: "The combos that the page of a product offers",
        params: AdminProductParams,
        response: { 200: CombosReply },
      },
    },
    async ({ params: { ProductID } }) => answer(await shownCombos(services, ProductID)),
  );

  app.put(
    "/admin/products/:ProductID/combos",
    {
      config: { scope: "catalogue:write", permission },
      schema: {
        operationId: "changeOfferedCombos",
        summary: "Sets the combos that the page of a product offers",
        description:
          "If it offers others than `from` by now, nothing is changed: 409 names them. SKUs that no other product has are refused, and 422 names them. Sending a change again changes nothing.",
        params: AdminProductParams,
        body: CombosChange,
        response: { 200: CombosReply },
      },
    },
    async (request) => {
      const { ProductID: id } = request.params;
      const { from, to } = request.body;
      const edit = { id, from: comboLinesOf(from), to, staff: await staffOf(request) };
      acceptedWith(await saveCombos(services, edit), { "catalogue-changed": shownDifference });
      return answer(await shownCombos(services, id));
    },
  );
});

const shownDifference = conflictsAs((field, value) => [
  field,
  readComboLines(linesOf(value)).map(({ sku: SKU, label }) => ({ SKU, label })),
]);

async function shownCombos(services: Services, id: string): Promise<AdminCombos> {
  const product = await getOfficeCombos(services, { id });
  if (!product) return accepted(refuse("unknown-product"));
  const { offered, targets } = product;
  const combos = offered.flatMap(({ sku: SKU, label }) =>
    targets.filter(({ sku }) => sku === SKU).map(({ name, state }) => ({ SKU, label, name, state })),
  );
  return { ProductID: id, combos };
}
