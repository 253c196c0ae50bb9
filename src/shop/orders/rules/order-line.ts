import type { Paise } from "../../basics/money.ts";
import type { Tile } from "../../catalogue/rules/tiles.ts";
import type { Sheet } from "./sheets.ts";

/**
 * One line of an order, as it was on the day of the order. It is carried whole from the cart to bill, mail, invoice,
 * kitchen and export: a field that is added here reaches all of them.
 */
export type OrderLine = {
  sku: string;
  sheet: Sheet;
  name: string;
  flavour: string;
  /** As shown: `1 kg`. Empty for an add-on. */
  weight: string;
  eggless: boolean;
  unitPaise: Paise;
  quantity: number;
  totalPaise: Paise;
  hsn: string;
  /** The tax rate of that day, in hundredths of a percent. */
  taxRateBp: number;
  /** To be iced on this cake; empty for none. */
  message: string;
  /** A picture id, or `icon:candle` and the like for a drawn one. */
  pictureId: string;
  tile: Tile;
  /** Made for this customer alone: it can't be cancelled. */
  customised: boolean;
};

/** A line for staff who do not see money. */
export type PricelessLine = Omit<OrderLine, "unitPaise" | "totalPaise">;

/** What the customer asked for on a line: whoever makes, packs or bills it reads all of these. */
export type LineRequest = { label: string; text: string; isInscription: boolean };

/** The fields of a line that hold what the customer asked for. */
export type RequestFields = Pick<OrderLine, "message">;

/** Every request on a line, in the order in which they are shown. */
export function requestsOf({ message }: RequestFields): LineRequest[] {
  return message === "" ? [] : [{ label: "Message on the cake", text: message, isInscription: true }];
}

/** `Truffle Cake, 1 kg`. */
export function titleOf({ name, weight }: Pick<OrderLine, "name" | "weight">): string {
  return [name, weight].filter(Boolean).join(", ");
}

export function isAddOn({ sheet }: Pick<OrderLine, "sheet">): boolean {
  return sheet === "Add-Ons";
}

export function withoutPrices<Line extends OrderLine>({
  unitPaise: _unit,
  totalPaise: _total,
  ...line
}: Line): Omit<Line, "unitPaise" | "totalPaise"> {
  return line;
}
