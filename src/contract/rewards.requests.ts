import { z } from "zod";

export const ReferralBody = z.object({
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[0-9A-HJKMNP-TV-Z]{8}$/, "Eight letters and digits"),
});
