import { z } from "zod";
import { line } from "../shop/basics/text-fields.ts";

export const SuggestQuery = z.object({ q: line({ most: 100 }).default("") });
