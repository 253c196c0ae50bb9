import type { Paise } from "../../basics/money.ts";
import { QUESTIONS, type QuestionKind } from "../../catalogue/rules/add-on-question.ts";
import type { PrintKind } from "../../catalogue/rules/photo-prints.ts";
import type { Tile } from "../../catalogue/rules/tile-colours.ts";
import { type LinePhoto, photoWords } from "../../photos/rules/line-photo.ts";
import type { SheetName } from "./sheet-names.ts";

/**
 * One line of an order, as of the day it was ordered. It is carried whole from cart to bill, mail, invoice, kitchen
 * and export, so a new field reaches all of them.
 */
export type OrderLine = {
  sku: string;
  sheet: SheetName;
  name: string;
  flavour: string;
  /** As shown: `1 kg`. Empty for an add-on. */
  weight: string;
  /** Null for what is not food, and for add-ons. */
  eggless: boolean | null;
  unitPaise: Paise;
  quantity: number;
  totalPaise: Paise;
  hsn: string;
  /** The tax rate of that day, in hundredths of a percent. */
  taxRateBp: number;
  /** Text to ice on the cake; empty for none. */
  message: string;
  /** The kind of print of the customer's photos; null for none. */
  photoPrint: PrintKind | null;
  /** The customer's photos, in the order in which they were chosen. */
  photos: LinePhoto[];
  /** The kind of question that the add-on asked; null if none. */
  question: QuestionKind | null;
  /** The answer to it; empty if none was given. */
  answer: string;
  /** Its parts, in words; empty if it is no combo. */
  parts: string[];
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
export type RequestFields = Pick<OrderLine, "message" | "question" | "answer" | "photoPrint" | "photos">;

/** Texts for answers that API clients left out, for each reader. */
const NOT_GIVEN = {
  customer: "not given yet, we will call you",
  staff: "not given, call the customer",
};
/** Customers send photos on the page of the order. */
const NO_PHOTO = { customer: "not sent yet", staff: NOT_GIVEN.staff };
type Reader = keyof typeof NOT_GIVEN;

/** All requests on a line, in display order. */
export function requestsOf(line: RequestFields, reader: Reader = "customer"): LineRequest[] {
  const { message, question, answer, photoPrint, photos } = line;
  const requests: LineRequest[] = [];
  if (message !== "") requests.push({ label: "Message on the cake", text: message, isInscription: true });
  if (question !== null) {
    const text = answer === "" ? NOT_GIVEN[reader] : answer;
    requests.push({ label: QUESTIONS[question].label, text, isInscription: false });
  }
  if (photoPrint !== null) requests.push(photoRequest(photos, reader));
  return requests;
}

function photoRequest(photos: LinePhoto[], reader: Reader): LineRequest {
  const text = photos.length === 0 ? NO_PHOTO[reader] : photos.map(photoWords).join("; ");
  return { label: photos.length > 1 ? `${photos.length} photos` : "Photo", text, isInscription: false };
}

export type Egg = "eggless" | "egg";

export const EGG_WORDS: Record<Egg, string> = { eggless: "Eggless", egg: "Contains egg" };

/** Whether a line contains egg; null for what is not food. Add-ons were once stored as eggless. */
export function eggOf(line: Pick<OrderLine, "eggless" | "sheet">): Egg | null {
  if (line.eggless === null || isAddOn(line)) return null;
  return line.eggless ? "eggless" : "egg";
}

/** Egg in words: `Eggless`, `Contains egg`; null for what is not food. */
export function eggWordsOf(line: Pick<OrderLine, "eggless" | "sheet">): string | null {
  const egg = eggOf(line);
  return egg && EGG_WORDS[egg];
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
