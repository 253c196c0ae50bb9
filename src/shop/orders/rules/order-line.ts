import type { Paise } from "../../basics/money.ts";
import type { PrintKind } from "../../catalogue/rules/photo-prints.ts";
import type { Tile } from "../../catalogue/rules/tiles.ts";
import { type LinePhoto, photoWords } from "../../photos/rules/line-photo.ts";
import type { Sheet } from "./sheets.ts";

/**
 * One line of an order, as of the day it was ordered. It is carried whole from cart to bill, mail, invoice, kitchen
 * and export, so a new field reaches all of them.
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
  /** Text to ice on the cake; empty for none. */
  message: string;
  /** What the customer's photos are printed on; null for none. */
  photoPrint: PrintKind | null;
  /** The customer's photos, in the order in which they were chosen. */
  photos: LinePhoto[];
  /** A picture id, or `icon:candle` for a drawn icon. */
  pictureId: string;
  tile: Tile;
  /** Made for this customer only, so it cannot be cancelled. */
  customised: boolean;
};

/** A line for staff who do not see money. */
export type PricelessLine = Omit<OrderLine, "unitPaise" | "totalPaise">;

/** A customer's request on a line, shown wherever the line is made, packed or billed. */
export type LineRequest = { label: string; text: string; isInscription: boolean };

/** The fields of a line that hold requests. */
export type RequestFields = Pick<OrderLine, "message" | "photoPrint" | "photos">;

/** All requests on a line, in display order. */
export function requestsOf({ message, photoPrint, photos }: RequestFields): LineRequest[] {
  return [
    ...(message === "" ? [] : [{ label: "Message on the cake", text: message, isInscription: true }]),
    ...(photoPrint === null ? [] : [photoRequest(photos)]),
  ];
}

function photoRequest(photos: LinePhoto[]): LineRequest {
  const text = photos.length === 0 ? "not sent with the order" : photos.map(photoWords).join("; ");
  return { label: photos.length > 1 ? `${photos.length} photos` : "Photo", text, isInscription: false };
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
