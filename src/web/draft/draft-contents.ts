import { cleanText } from "../../shop/basics/clean-text.ts";
import { hasEmoji, isWithin } from "../../shop/basics/short-text.ts";
import { LONGEST_ANSWER } from "../../shop/catalogue/rules/longest-answer.ts";
import { isShortEnough } from "../../shop/checkout/rules/cake-message.ts";
import type { Draft } from "./draft.ts";

/**
 * A selected add-on; with two answers it is there twice. `price` is in rupees, as in the contract. `answer` is empty if
 * the add-on asks for nothing, or while it is missing.
 */
export type SelectedAddon = {
  SKU: string;
  name: string;
  price: number;
  quantity: number;
  image: string;
  answer: string;
};

/** The message and add-ons of a draft. */
export type DraftContents = { message: string; addOns: SelectedAddon[] };

/** A larger quantity of one add-on means corrupt storage. */
const MOST_OF_ONE = 99;

const contents = new WeakMap<Draft, DraftContents>();

/**
 * Parses message and add-ons of a draft, whatever they contain. Returns the identical object for the same draft, so that
 * React does not re-render.
 */
export function contentsOf(draft: Draft): DraftContents {
  const known = contents.get(draft) ?? parseContents(draft);
  contents.set(draft, known);
  return known;
}

function parseContents({ message, selectedAddons }: Draft): DraftContents {
  return {
    message:
      typeof message === "string" && isShortEnough(message) && !hasEmoji(message) ? cleanText(message) : "",
    addOns: Array.isArray(selectedAddons) ? selectedAddons.flatMap(parseAddon) : [],
  };
}

function parseAddon(raw: unknown): SelectedAddon[] {
  if (typeof raw !== "object" || raw === null) return [];
  const { SKU, name, price, quantity, image, answer } = raw as Record<string, unknown>;
  const isWhole = typeof quantity === "number" && Number.isInteger(quantity);
  if (typeof SKU !== "string" || typeof name !== "string" || SKU === "") return [];
  if (typeof price !== "number" || !(price >= 0) || !isWhole || quantity < 1) return [];
  return [
    {
      SKU,
      name,
      price,
      quantity: Math.min(quantity, MOST_OF_ONE),
      image: typeof image === "string" ? image : "",
      answer:
        typeof answer === "string" && isWithin(answer, LONGEST_ANSWER) && !hasEmoji(answer)
          ? cleanText(answer)
          : "",
    },
  ];
}
