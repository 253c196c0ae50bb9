import { z } from "zod";
import { VERIFIED_STEPS } from "../../shop/opening/rules/opening-steps.ts";

export const OpeningStepParams = z.object({ step: z.enum(VERIFIED_STEPS) });
