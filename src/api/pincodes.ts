import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { PincodeParams } from "../contract/delivery.requests.ts";
import { AreaReply, PincodeReply } from "../contract/delivery.ts";
import { ErrorReply } from "../contract/envelope.ts";
import { checkPincode } from "../shop/delivery/pincodes/check-pincode.ts";
import { DELIVERY_OPTIONS, OPTION_NAMES } from "../shop/delivery/rules/options.ts";
import { REFUSAL_SENTENCES } from "../shop/refusals.ts";
import type { Services } from "../shop/services.ts";
import { answer } from "./envelope.ts";
import { LOOK_UP_LIMIT, limited } from "./limit.ts";
import { yesNo } from "./yes-no.ts";

/** The contract's text. Clients compare it. */
const VALID_PINCODE = "Pincode is valid";

/** Pincodes that the shop delivers to. */
export async function pincodes(plugin: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const app = plugin.withTypeProvider<ZodTypeProvider>();
  plugin.addHook("onRequest", limited(services, LOOK_UP_LIMIT).onRequest);
  const tags = ["Delivery"];

  app.get(
    "/delivery/:pincode",
    {
      schema: {
        tags,
        operationId: "checkPincode",
        summary: "Is this pincode served, and by which options?",
        description:
          "`data` has `Yes` or `No` by the name of each delivery option. For a pincode that is not served `success` is false and `data` null.",
        params: PincodeParams,
        response: { 200: PincodeReply, "4xx": ErrorReply },
      },
    },
    async ({ params: { pincode } }) => {
      const availability = await checkPincode(services, { pincode });
      if (!availability.ok)
        return { success: false, message: REFUSAL_SENTENCES[availability.code], data: null };
      const { options } = availability.value;
      const offered = DELIVERY_OPTIONS.map((option) => [OPTION_NAMES[option], yesNo(options[option])]);
      // Clients take every other key for a delivery option, so names of areas are in /delivery/area.
      return answer({ Pincode: availability.value.pincode, ...Object.fromEntries(offered) }, VALID_PINCODE);
    },
  );

  app.get(
    "/delivery/area/:pincode",
    {
      schema: {
        tags,
        operationId: "getDeliveryArea",
        summary: "Area and city of a pincode that is served; `success` is false for any other",
        description: "`data` is null where the shop does not deliver.",
        params: PincodeParams,
        response: { 200: AreaReply, "4xx": ErrorReply },
      },
    },
    async ({ params: { pincode } }) => {
      const availability = await checkPincode(services, { pincode });
      if (!availability.ok)
        return { success: false, message: REFUSAL_SENTENCES[availability.code], data: null };
      const { area, city } = availability.value;
      return answer({ pincode: availability.value.pincode, area, city }, VALID_PINCODE);
    },
  );
}
