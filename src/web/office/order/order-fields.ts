import { z } from "zod";
import { paragraphs } from "../../../shop/basics/paragraphs.ts";

/** The reason for an action on an order, shown to the customer. */
export const Reason = paragraphs({ most: 300, missing: "Please say why." });

/** An integer that the form itself contains: coins or paise. */
export const Amount = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
