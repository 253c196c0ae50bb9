import { z } from "zod";
import { paise } from "../basics/money.ts";
import { FSSAI_OR_NONE } from "./rules/kitchen-fields.ts";
import { DELIVERY_OPTIONS } from "./rules/options.ts";
import { MIDNIGHT_STARTS_LATE, startsTooSoon } from "./rules/window-list.ts";

/** Rows of all delivery data for `loadDelivery`. */

const text = z.string().min(1);
const pincode = z.string().regex(/^[1-9][0-9]{5}$/, "must be six digits and not begin with 0");
const option = z.enum(DELIVERY_OPTIONS);
const minute = z.int().min(0).max(1440);
const money = z.int().nonnegative().transform(paise);

export const deliveryRows = z.object({
  kitchens: z.array(
    z.object({
      id: text,
      name: text,
      city: text,
      stateCode: z.string().regex(/^\d\d$/, "must be the two digits of a GST state"),
      address: text,
      pincode,
      isDemo: z.boolean().default(false),
      phone: z
        .string()
        .regex(/^(\+\d{8,15})?$/, "must be an international number such as +919876543210")
        .default(""),
      fssai: z.string().regex(FSSAI_OR_NONE, "must be the 14 digits of a FSSAI licence").default(""),
    }),
  ),
  pincodes: z.array(
    z.object({
      pincode,
      area: text,
      city: text,
      kitchenId: text,
      standard: z.boolean(),
      express: z.boolean(),
      fixedTime: z.boolean(),
      midnight: z.boolean(),
      pickup: z.boolean(),
    }),
  ),
  deliveryOptions: z.array(
    z.object({
      option,
      feePaise: money,
      freeFromPaise: money.nullable(),
      lastOrderMinutes: minute.nullable(),
      lastOrderAtMinute: minute.nullable(),
      capacity: z.int().positive(),
      position: z.int().positive(),
    }),
  ),
  deliveryWindows: z.array(
    z
      .object({ option, startMinute: minute, endMinute: minute })
      .refine((row) => row.startMinute < row.endMinute, "ends before it begins")
      .refine((row) => !startsTooSoon(row.option, row), MIDNIGHT_STARTS_LATE),
  ),
});
