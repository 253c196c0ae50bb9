import { z } from "zod";
import { paragraphs } from "../../../shop/basics/paragraphs.ts";

/** Why something is done with an order: its customer reads it. */
export const Reason = paragraphs({ most: 300, missing: "Please say why." });

/** A whole number that the form itself put there: coins, or paise. */
export const Amount = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
