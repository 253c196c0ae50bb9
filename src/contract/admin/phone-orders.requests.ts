import { z } from "zod";
import { OrderPayload } from "../../shop/checkout/place-order.inputs.ts";
import { KnownCaller, NewCaller } from "../../shop/phone-orders/phone-order.inputs.ts";

const { phone, callerName, email } = NewCaller.shape;

export const NewPhoneOrder = z.object({
  id: z
    .uuid()
    .toLowerCase()
    .describe("Made by the program. A repeat with the same one takes no second order"),
  caller: z
    .union([
      KnownCaller.strict().describe(
        "The account of `/api/admin/customers`, and the number that called. The account has ordered with it before; otherwise send name and e-mail",
      ),
      z
        .strictObject({ phone, callerName, email })
        .describe("A caller whom the shop does not know by the number. The link is mailed to this e-mail"),
    ])
    .describe("The customer who orders and pays"),
  order: OrderPayload.omit({ email: true, useCoins: true, fromCart: true, total: true }).describe(
    "The order as for `POST /api/payment/create-order`, with the prices named to the caller",
  ),
});
