import {
  KitchenParams,
  NewPincodes,
  PincodeParams,
  PincodePatch,
  RemovedPincodes,
} from "../../contract/admin/kitchens.requests.ts";
import {
  AddedPincodesReply,
  PincodeReply,
  PincodesReply,
  RemovedPincodesReply,
} from "../../contract/admin/kitchens.ts";
import { refuse } from "../../shop/basics/outcome.ts";
import { addPincodes } from "../../shop/delivery/pincodes/add-pincodes.ts";
import { getOfficePincode } from "../../shop/delivery/pincodes/get-office-pincode.ts";
import { listPincodes } from "../../shop/delivery/pincodes/list-pincodes.ts";
import { removePincodes } from "../../shop/delivery/pincodes/remove-pincodes.ts";
import { savePincode } from "../../shop/delivery/pincodes/save-pincode.ts";
import { type LineProblem, MOST_PINCODES } from "../../shop/delivery/rules/pincode-list.ts";
import { answer } from "../envelope.ts";
import { accepted, acceptedWith } from "../refusals.ts";
import { shownConflicts } from "../shown-conflicts.ts";
import { staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";

/** The pincodes of kitchens, for programs of the staff. */
export const adminPincodes = staffCalls((app, services) => {
  const permission = "change delivery";
  const reading = { scope: "delivery:read", permission } as const;
  const writing = { scope: "kitchens:write", permission } as const;

  app.get(
    "/admin/kitchens/:kitchenId/pincodes",
    {
      config: reading,
      schema: {
        operationId: "listPincodes",
        summary: "The pincodes that an open kitchen serves",
        params: KitchenParams,
        response: { 200: PincodesReply },
      },
    },
    async ({ params: { kitchenId } }) => {
      const { kitchen, rows } = await listPincodes(services, { kitchenId });
      // The page falls back to another kitchen.
      if (kitchen?.id !== kitchenId) return accepted(refuse("unknown-kitchen"));
      return answer({ pincodes: rows });
    },
  );

  app.post(
    "/admin/kitchens/:kitchenId/pincodes",
    {
      config: writing,
      schema: {
        operationId: "addPincodes",
        summary: "Serves pincodes from a kitchen, all of them or none",
        description: `A pincode that another open kitchen serves is refused: 422 names each, with its place in the list. One of another region than the kitchen's is refused until it is \`confirmed\`. All kitchens together serve ${MOST_PINCODES} at most.`,
        params: KitchenParams,
        body: NewPincodes,
        response: { 200: AddedPincodesReply },
      },
    },
    async (request) => {
      const { kitchenId } = request.params;
      const { pincodes, options, confirmed } = request.body;
      const list = pincodes.map(({ pincode, area }) => `${pincode} ${area}`).join("\n");
      const staff = await staffOf(request);
      const served = await addPincodes(services, { kitchenId, list, options, confirmed, staff });
      const { added } = acceptedWith(served, { "pincodes-wrong": shownProblems });
      return answer({ added });
    },
  );

  app.post(
    "/admin/kitchens/:kitchenId/pincodes/remove",
    {
      config: writing,
      schema: {
        operationId: "removePincodes",
        summary: "Takes pincodes of a kitchen out of service",
        description: "From the reply on, no order can be placed there. Existing orders are not changed.",
        params: KitchenParams,
        body: RemovedPincodes,
        response: { 200: RemovedPincodesReply },
      },
    },
    async (request) => {
      const { kitchenId } = request.params;
      const { pincodes } = request.body;
      const staff = await staffOf(request);
      return answer(accepted(await removePincodes(services, { kitchenId, pincodes, staff })));
    },
  );

  app.patch(
    "/admin/pincodes/:pincode",
    {
      config: writing,
      schema: {
        operationId: "changePincode",
        summary: "Changes the delivery options of a pincode, and the name of its area",
        description:
          "If a field has another value than `from` by now, nothing is changed: 409 names it. Existing orders are not changed. Another kitchen serves it once it is removed and added there.",
        params: PincodeParams,
        body: PincodePatch,
        response: { 200: PincodeReply },
      },
    },
    async (request) => {
      const { pincode } = request.params;
      const { from, to } = request.body;
      const staff = await staffOf(request);
      acceptedWith(await savePincode(services, { pincode, from, to, staff }), {
        "delivery-changed": shownConflicts,
      });
      const saved = await getOfficePincode(services, { pincode });
      // It was taken out of service since.
      if (!saved) return accepted(refuse("pincode-not-served"));
      return answer({ pincode, city: saved.city, ...saved.fields, kitchen: saved.kitchen.id });
    },
  );
});

/** The mistakes by their place in the sent list, which begins with 0. */
function shownProblems({ problems }: { problems: LineProblem[] }) {
  return { problems: problems.map(({ line, message }) => ({ at: line - 1, message })) };
}
