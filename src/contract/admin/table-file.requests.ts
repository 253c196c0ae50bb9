import { z } from "zod";

export const FormatQuery = z.object({ format: z.enum(["csv", "xlsx"]).default("csv") });
