import { z } from "zod";

/** An integer that the form itself contains: coins or paise. */
export const Amount = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
