import * as z from "zod/mini";
import { DELIVERY_OPTIONS } from "../../shop/delivery/rules/options.ts";
import { described } from "../described.ts";
import { replyOf } from "../envelope.ts";
import { Instant } from "../fields.ts";

const AdminKitchen = z.object({
  ...{ id: z.string(), name: z.string(), address: z.string(), city: z.string(), pincode: z.string() },
  stateCode: described(z.string(), "GST code of the state whose tax its orders bear"),
  phone: described(z.string(), "Empty if there is none"),
  fssai: described(z.string(), "Empty if the shop's licence holds for it"),
  closedAt: described(z.nullable(Instant), "Time at which it was closed for good; null for an open kitchen"),
  pincodes: described(z.int(), "Number of pincodes that it serves, or served until it was closed"),
});
export type AdminKitchen = z.infer<typeof AdminKitchen>;

export const KitchensReply = replyOf(z.object({ kitchens: z.array(AdminKitchen) }));

export const KitchenReply = replyOf(AdminKitchen);

const AdminPincode = z.object({
  ...{ pincode: z.string(), area: z.string(), city: z.string() },
  options: described(z.array(z.enum(DELIVERY_OPTIONS)), "Delivery options at this pincode"),
});

export const PincodesReply = replyOf(z.object({ pincodes: z.array(AdminPincode) }));

export const PincodeReply = replyOf(
  z.object({ ...AdminPincode.shape, kitchen: described(z.string(), "The id of the kitchen that serves it") }),
);

export const AddedPincodesReply = replyOf(z.object({ added: z.int() }));

export const RemovedPincodesReply = replyOf(
  z.object({
    removed: z.int(),
    left: described(z.array(z.string()), "Pincodes that this kitchen did not serve. They are not changed"),
  }),
);

export const SoldWindowsReply = replyOf(
  z.object({
    windows: described(
      z.array(
        z.object({
          option: z.enum(DELIVERY_OPTIONS),
          ...{ startMinute: z.int(), endMinute: z.int(), hours: z.string() },
          sold: described(z.int(), "Places that orders have taken"),
          capacity: described(z.int(), "Places of the kitchens that have an order in this window"),
        }),
      ),
      "Without those that have no order",
    ),
  }),
);
