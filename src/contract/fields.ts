import * as z from "zod/mini";
import { type Day, parseDay } from "../shop/basics/india-time.ts";
import type { Paise } from "../shop/basics/money.ts";
import { TILES } from "../shop/catalogue/rules/tile-colours.ts";
import { described } from "./described.ts";

/** The contract's money: rupees, with paise as decimals. */
export const Rupees = described(z.number(), "Rupees");

export const YesNo = z.enum(["Yes", "No"]);

/** An instant, ISO 8601 in UTC. */
export const Instant = z.iso.datetime();

/** A calendar day. Pages get it as one, because it was checked here. */
const checkedDay: z.ZodMiniType<string, string> = /* @__PURE__ */ z
  .string()
  .check(z.refine((text) => parseDay(text) !== null));
export const DayText = described(checkedDay as z.ZodMiniType<Day, string>, "YYYY-MM-DD");

/** Money among our own pages. The API speaks rupees. */
const wholeNumber: z.ZodMiniType<number, number> = z.int();
export const PaiseAmount = wholeNumber as z.ZodMiniType<Paise, number>;

/** A code that a newer server may extend. An older page reads an unknown code as `otherwise`. */
// @__NO_SIDE_EFFECTS__
export function extensible<const Codes extends readonly string[]>(codes: Codes, otherwise: Codes[number]) {
  return z.catch(z.enum(codes), otherwise);
}

/**
 * A code that pages only compare or put into words: a page that is older than the server accepts one that it does not
 * know. The OpenAPI document lists the codes all the same.
 */
// @__NO_SIDE_EFFECTS__
export function openCode(codes: readonly string[]) {
  const code = z.string();
  z.globalRegistry.add(code, { enum: codes });
  return code;
}

/** Can it be bought now? */
export const SaleStatus = extensible(["Active", "Inactive"], "Inactive");

/** The colour behind a cut-out picture. */
export const TileColour = extensible(TILES, "cream");

/** A picture in several widths. */
export const Picture = z.object({
  id: z.string(),
  base: described(z.string(), "Path without width and format: add -400.avif and the like"),
  width: z.number(),
  height: z.number(),
  widths: z.array(z.number()),
});
