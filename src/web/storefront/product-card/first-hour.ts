import { firstSlotWords } from "../../delivery/first-slot-words.ts";
import type { EarliestView } from "../../delivery/use-earliest.ts";

/** What is known of this shopper's place; null: nothing, and cards keep the words that they came with. */
let known: EarliestView | null = null;
const onPage = new Set<FirstHour>();

const LOOK = new CSSStyleSheet();
LOOK.replaceSync("b { font-weight: 720; color: var(--color-ok) } span { white-space: nowrap }");

/**
 * `<first-hour lead="24">Next day</first-hour>`: shows its own words until the shopper's place is known, then the
 * first hour there. An element of its own, so that it does the same in cards that React draws and in those that
 * came as ready HTML; what it shows stands in its shadow, and the words inside stay as React knows them.
 */
class FirstHour extends HTMLElement {
  static readonly observedAttributes = ["lead"];
  readonly #shadow = this.attachShadow({ mode: "open" });

  constructor() {
    super();
    this.#shadow.adoptedStyleSheets = [LOOK];
  }

  connectedCallback(): void {
    onPage.add(this);
    this.show();
  }

  disconnectedCallback(): void {
    onPage.delete(this);
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.show();
  }

  show(): void {
    this.#shadow.replaceChildren(...(known ? told(known, Number(this.getAttribute("lead"))) : [slot()]));
  }
}

function slot(): Node {
  return document.createElement("slot");
}

function told(view: EarliestView, leadHours: number): (Node | string)[] {
  const words = firstSlotWords(view, leadHours);
  if (!words) return ["Fully booked"];
  const day = document.createElement("b");
  day.textContent = words.day;
  const hours = document.createElement("span");
  hours.textContent = words.hours;
  return [day, ", ", hours];
}

/** Tells every card on the page, and those that come, the first hours at the shopper's place. */
export function showFirstHours(view: EarliestView | null): void {
  known = view;
  if (!customElements.get("first-hour")) customElements.define("first-hour", FirstHour);
  for (const element of onPage) element.show();
}
