import { z } from "zod";

const EntryId = z.string().regex(/^[1-9]\d{0,14}$/, "There is no such change.");

export const LogQuery = z.object({ after: EntryId.optional().describe("`next` of the reply before") });

export const LogParams = z.object({ id: EntryId.transform(Number) });
