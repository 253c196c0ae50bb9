import { z } from "zod";

export const AlarmRetry = z.object({
  what: z.enum(["job", "mail"]),
  id: z.string().min(1).max(300).describe("Of the job, or the `key` of the mail"),
});
