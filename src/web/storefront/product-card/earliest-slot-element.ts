import type { EarliestSlotsView } from "../../delivery/use-earliest.ts";
import { earliestSlotWords } from "./earliest-slot-words.ts";

/** Earliest slots at this shopper's location; null while it is unknown: cards keep their own words. */
let earliest: EarliestSlotsView | null = null;
const onPage = new Set<EarliestSlot>();

const LOOK = new CSSStyleSheet();
LOOK.replaceSync("b { font-weight: 720; color: var(--color-ok) } span { white-space: nowrap }");

/**
 * `<earliest-slot lead="24">Next day</earliest-slot>` shows its own words until the location is known, then the
 * earliest slot there. It writes into its shadow root, so that server HTML and React's children stay unchanged.
 */
class EarliestSlot extends HTMLElement {
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
    this.#shadow.replaceChildren(
      ...(earliest ? earliestNodes(earliest, Number(this.getAttribute("lead"))) : [slot()]),
    );
  }
}

function slot(): Node {
  return document.createElement("slot");
}

function earliestNodes(view: EarliestSlotsView, leadHours: number): (Node | string)[] {
  const words = earliestSlotWords(view, leadHours);
  if (!words) return ["Fully booked"];
  const day = document.createElement("b");
  day.textContent = words.day;
  const hours = document.createElement("span");
  hours.textContent = words.hours;
  return [day, ", ", hours];
}

/** Gives the earliest slots to every card, present and future. */
export function showEarliestSlots(view: EarliestSlotsView | null): void {
  earliest = view;
  if (!customElements.get("earliest-slot")) customElements.define("earliest-slot", EarliestSlot);
  for (const element of onPage) element.show();
}
