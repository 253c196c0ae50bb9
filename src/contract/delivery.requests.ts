import { z } from "zod";
import { line } from "../shop/basics/text-fields.ts";
import { DayField, PiecesField } from "./request-fields.ts";

/** Accepts any text. An unknown pincode gets the reply that the contract defines, not an error. */
export const PincodeParams = z.object({ pincode: z.string().max(100) });

export const SlotLabelsQuery = z.object({ date: DayField.optional(), sku: PiecesField });

export const WindowsQuery = z.object({ date: DayField, sku: PiecesField });

export const DaysQuery = z.object({ sku: PiecesField });

/** A requested day, optionally with an option and a window. */
export const WishedQuery = z.object({
  date: DayField.optional(),
  type: line({ most: 60 }).optional().describe("Name of a delivery option, such as `Standard Delivery`"),
  time: line({ most: 60 }).optional().describe("Label of one of its windows, such as `3 PM - 6 PM`"),
});
