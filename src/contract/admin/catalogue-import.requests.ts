import { z } from "zod";
import { line } from "../../shop/basics/text-fields.ts";
import { WholeNumber } from "../request-fields.ts";

export const TableUploadQuery = z.object({
  name: line({ least: 1, most: 120 }).default("table").describe("Name of the import in the log"),
});

export const DifferenceQuery = z.object({ page: WholeNumber.pipe(z.number().min(1).max(1_000)).default(1) });

export const ImportBody = z.object({
  fingerprint: z
    .string()
    .regex(/^[0-9a-f]{64}$/, "is no fingerprint of a difference")
    .describe("The fingerprint of the difference that the program read"),
});
