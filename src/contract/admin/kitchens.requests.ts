import { z } from "zod";
import { isPlain } from "../../shop/basics/plain-text.ts";
import { keysOf } from "../../shop/basics/record-of.ts";
import { line } from "../../shop/basics/text-fields.ts";
import { KitchenForm } from "../../shop/delivery/kitchens/kitchen.inputs.ts";
import { PincodeForm } from "../../shop/delivery/pincodes/pincode.inputs.ts";
import { DELIVERY_OPTIONS } from "../../shop/delivery/rules/options.ts";
import { LONGEST_AREA, MOST_LINES } from "../../shop/delivery/rules/pincode-list.ts";
import { DayField, MISSING_FIELD, namesEachField } from "../request-fields.ts";

/** Any text: an unknown id is a 404. */
export const KitchenParams = z.object({ kitchenId: z.string().max(100) });

export const NewKitchenBody = KitchenForm;

/** A stored value that the program read before. It may be any text. */
const ReadText = z.string().max(200);
const ReadFields = z.partialRecord(z.enum(keysOf(KitchenForm.shape)), ReadText);

export const KitchenPatch = z
  .object({
    from: ReadFields.describe("The same fields with the values that the program read"),
    to: KitchenForm.partial().describe("The fields to change"),
  })
  .refine(namesEachField, MISSING_FIELD);

export const KitchenOpening = z.object({
  open: z.boolean().describe("False closes it for good: it takes no orders"),
});

const Pincode = z.string().regex(/^[1-9]\d{5}$/, "must be six digits that do not begin with 0");

const Pincodes = z.array(Pincode).min(1).max(MOST_LINES);

export const PincodeParams = z.object({ pincode: Pincode });

/** Stored values that the program read before. */
const ReadPincode = z
  .object({
    area: z.string().max(200).refine(isPlain),
    options: z.array(z.enum(DELIVERY_OPTIONS)).max(DELIVERY_OPTIONS.length),
  })
  .partial();

export const PincodePatch = z
  .object({
    from: ReadPincode.describe("The same fields with the values that the program read"),
    to: PincodeForm.partial().describe("The fields to change"),
  })
  .refine(namesEachField, MISSING_FIELD);

export const NewPincodes = z.object({
  pincodes: z
    .array(z.object({ pincode: Pincode, area: line({ least: 1, most: LONGEST_AREA }) }))
    .min(1)
    .max(MOST_LINES),
  options: z
    .array(z.enum(DELIVERY_OPTIONS))
    .min(1)
    .max(DELIVERY_OPTIONS.length)
    .describe("Delivery options at these pincodes"),
  confirmed: z
    .array(Pincode)
    .max(MOST_LINES)
    .default([])
    .describe("Pincodes of another region than the kitchen's that are added all the same"),
});

export const RemovedPincodes = z.object({ pincodes: Pincodes });

export const SoldWindowsQuery = z.object({
  day: DayField.describe("The day of work"),
  kitchen: z.string().min(1).max(40).optional().describe("The id of one kitchen"),
});
