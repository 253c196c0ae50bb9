import { z } from "zod";
import { MyData } from "../shop/privacy/rules/my-data.ts";

/** Everything that the shop holds of one customer. Servers only: pages offer it as a file. */
export const ExportReply = z.object({ success: z.boolean(), message: z.string(), data: MyData });
