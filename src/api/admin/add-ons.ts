import {
  type AddOnFieldsSent,
  AddOnParams,
  AddOnPatch,
  AddOnPlace,
  NewAddOnBody,
} from "../../contract/admin/add-ons.requests.ts";
import { AddOnReply, AddOnsReply } from "../../contract/admin/add-ons.ts";
import { fromRupees, paise, toRupees } from "../../shop/basics/money.ts";
import { createAddOn } from "../../shop/catalogue/add-ons/create-add-on.ts";
import { listOfficeAddOns } from "../../shop/catalogue/add-ons/list-office-add-ons.ts";
import { placeAddOn } from "../../shop/catalogue/add-ons/place-add-on.ts";
import { saveAddOn } from "../../shop/catalogue/add-ons/save-add-on.ts";
import { readQuestionLine, toQuestionLine } from "../../shop/catalogue/rules/add-on-fields.ts";
import { answer } from "../envelope.ts";
import { accepted, acceptedWith } from "../refusals.ts";
import { shownAddOn } from "../shown-add-on.ts";
import { conflictsAs } from "../shown-conflicts.ts";
import { staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";

/** Add-ons, for programs of the staff. Their pictures are sent to `adminPictures`. */
export const adminAddOns = staffCalls((app, services) => {
  const permission = "change catalogue";
  const reading = { scope: "catalogue:read", permission } as const;
  const writing = { scope: "storefront:write", permission } as const;

  app.get(
    "/admin/add-ons",
    {
      config: reading,
      schema: {
        operationId: "listOfficeAddOns",
        summary: "All add-ons in the shop's order, those off sale too",
        response: { 200: AddOnsReply },
      },
    },
    async () =>
      answer({
        addOns: (await listOfficeAddOns(services)).map(
          ({ sku: SKU, name, pricePaise, question, forCakes, active }) => ({
            ...{ SKU, name, price: toRupees(pricePaise), question: readQuestionLine(question) },
            ...{ forCakes, active },
          }),
        ),
      }),
  );

  app.get(
    "/admin/add-ons/:SKU",
    {
      config: reading,
      schema: {
        operationId: "getAddOn",
        summary: "One add-on",
        params: AddOnParams,
        response: { 200: AddOnReply },
      },
    },
    async ({ params: { SKU } }) => answer(await shownAddOn(services, SKU)),
  );

  app.post(
    "/admin/add-ons",
    {
      config: writing,
      schema: {
        operationId: "createAddOn",
        summary: "Creates an add-on as the last of the list",
        description:
          "Shoppers see it at once if it is on sale. Names are unique, so a repeat is refused with 409.",
        body: NewAddOnBody,
        response: { 200: AddOnReply },
      },
    },
    async (request) => {
      const { SKU: sku, price, question, picture: pictureId, food: isFood, ...rest } = request.body;
      const fields = { pricePaise: fromRupees(price), question: toQuestionLine(question), pictureId, isFood };
      const staff = await staffOf(request);
      const created = await createAddOn(services, { addOn: { ...rest, ...fields, sku }, staff });
      return answer(await shownAddOn(services, accepted(created)));
    },
  );

  app.patch(
    "/admin/add-ons/:SKU",
    {
      config: writing,
      schema: {
        operationId: "changeAddOn",
        summary: "Changes fields of an add-on, all of them or none",
        description:
          "If a field has another value than `from` by now, nothing is changed: 409 names it. Existing orders are not changed.",
        params: AddOnParams,
        body: AddOnPatch,
        response: { 200: AddOnReply },
      },
    },
    async (request) => {
      const { SKU: sku } = request.params;
      const { from, to } = request.body;
      const edit = { from: toStored(from), to: toStored(to) };
      acceptedWith(await saveAddOn(services, { sku, edit, staff: await staffOf(request) }), {
        "catalogue-changed": shownConflicts,
      });
      return answer(await shownAddOn(services, sku));
    },
  );

  app.put(
    "/admin/add-ons/:SKU/place",
    {
      config: writing,
      schema: {
        operationId: "placeAddOn",
        summary: "Places an add-on directly before another one in the list that shoppers see",
        description: "A repeat changes nothing.",
        params: AddOnParams,
        body: AddOnPlace,
        response: { 200: AddOnReply },
      },
    },
    async (request) => {
      const { SKU: sku } = request.params;
      const { before } = request.body;
      accepted(await placeAddOn(services, { sku, before, staff: await staffOf(request) }));
      return answer(await shownAddOn(services, sku));
    },
  );
});

function toStored({ price, question, picture, food, ...fields }: AddOnFieldsSent) {
  return {
    ...fields,
    ...(price === undefined ? {} : { pricePaise: fromRupees(price) }),
    ...(question === undefined ? {} : { question: toQuestionLine(question) }),
    ...(picture === undefined ? {} : { pictureId: picture }),
    ...(food === undefined ? {} : { isFood: food }),
  };
}

const shownConflicts = conflictsAs((field, value) => {
  if (field === "pricePaise") return ["price", toRupees(paise(Number(value)))];
  if (field === "question") return [field, typeof value === "string" ? readQuestionLine(value) : null];
  if (field === "isFood") return ["food", value];
  return [field === "pictureId" ? "picture" : field, value];
});
