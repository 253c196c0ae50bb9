import { dayOf } from "../basics/india-time.ts";
import { type ProductCard, toCard } from "../catalogue/product-card.ts";
import type { Allergen } from "../catalogue/rules/allergens.ts";
import {
  choicesMade,
  choiceValue,
  type Filter,
  listedSku,
  NO_FILTER,
} from "../catalogue/rules/listing-filter.ts";
import { loadCatalogueSnapshot } from "../catalogue/snapshot/catalogue-snapshot.ts";
import type { ProductRows } from "../catalogue/snapshot/snapshot-product.ts";
import type { CatalogueSnapshot } from "../catalogue/snapshot/snapshot-updates.ts";
import type { Services } from "../services.ts";
import { mayHaveAllergen } from "./may-have-allergen.ts";
import { leftOutAllergens } from "./rules/left-out-allergens.ts";
import { type FlavourFinder, flavourFinder, isOfCakes } from "./rules/nearest-flavours.ts";
import { MOST_SUGGESTIONS, suggestionsFor } from "./rules/suggestions.ts";
import { productWords, type Understood, understandQuery } from "./rules/understand-query.ts";

/** A SKU whose flavour matches the typed text. */
export type Suggestion = Pick<
  ProductCard,
  "sku" | "name" | "pricePaise" | "sellPaise" | "tile" | "cutout"
> & {
  flavour: string;
  /** False: it can't be ordered now. */
  active: boolean;
};

type Row = ProductRows["choices"][number] & { card: CatalogueSnapshot["cards"][number] };

/** The parts of the snapshot that suggestions read. */
type Suggested = Pick<CatalogueSnapshot, "cards" | "listed" | "pageOf">;

type Suggestibles = { rows: Row[]; flavours: string[]; flavoursOf: FlavourFinder };

/** By the allergens that are left out, in their order. Few combinations are possible. */
const allowedIn = new WeakMap<CatalogueSnapshot, Map<string, Suggested>>();
const suggestiblesOf = new WeakMap<Suggested, Suggestibles>();

/**
 * Up to five SKUs whose flavour contains the text; if none, of the price, weight, people and egg that it asks for, with
 * the nearest flavour. Never with a left-out allergen. A day is left to the search: it depends on free slots.
 */
export async function suggest(services: Services, { q }: { q: string }): Promise<Suggestion[]> {
  const snapshot = await loadCatalogueSnapshot(services);
  const understood = understandQuery(q, dayOf(services.clock()));
  const allowed = withoutAllergens(snapshot, leftOutAllergens(understood.words));
  const known = suggestiblesOf.get(allowed) ?? suggestibles(allowed);
  suggestiblesOf.set(allowed, known);
  const literal = suggestionsFor(known.rows, q);
  const rows = literal.length > 0 ? literal : understoodRows(allowed, known, understood);
  return rows.map(({ card, sku, flavour, pricePaise, sellPaise, active }) => {
    const { name, tile, cutout } = toCard(services, card);
    return {
      sku,
      flavour,
      name,
      tile,
      cutout,
      active,
      pricePaise,
      sellPaise,
    };
  });
}

/** The snapshot without products that may have one of these; itself, if there are none. Cached per snapshot. */
function withoutAllergens(snapshot: CatalogueSnapshot, allergens: Allergen[]): Suggested {
  if (allergens.length === 0) return snapshot;
  const byAllergens = allowedIn.get(snapshot) ?? new Map<string, Suggested>();
  allowedIn.set(snapshot, byAllergens);
  const key = allergens.join(" ");
  const allowed = byAllergens.get(key) ?? leaveOut(snapshot, allergens);
  byAllergens.set(key, allowed);
  return allowed;
}

function leaveOut(snapshot: CatalogueSnapshot, allergens: Allergen[]): Suggested {
  const isAllowed = ({ sku }: { sku: string }) => {
    const page = snapshot.pageOf.get(sku);
    return page !== undefined && !mayHaveAllergen(page, allergens, snapshot);
  };
  return {
    cards: snapshot.cards.filter(isAllowed),
    listed: snapshot.listed.filter(({ card }) => isAllowed(card)),
    pageOf: snapshot.pageOf,
  };
}

function suggestibles(snapshot: Suggested): Suggestibles {
  const rows = inOrder(snapshot);
  const flavours = [...new Set(rows.map(({ flavour }) => flavour))];
  return { rows, flavours, flavoursOf: flavourFinder(flavours) };
}

function understoodRows(snapshot: Suggested, known: Suggestibles, understood: Understood): Row[] {
  const { filter } = understood;
  const words = productWords(understood.words);
  const chosen = { ...NO_FILTER, ...filter, by: null, pin: null };
  const isOnlyOfCakes = isOfCakes(words);
  const flavours = words.trim() === "" || isOnlyOfCakes ? null : flavoursFor(known, words);
  if (choicesMade(chosen) > 0)
    return filteredRows(snapshot, { ...chosen, gifts: isOnlyOfCakes ? ["cakes"] : [] }, flavours);
  return known.rows.filter(({ flavour }) => flavours?.has(flavour)).slice(0, MOST_SUGGESTIONS);
}

/** The flavours that contain the words, else those nearest to them. */
function flavoursFor({ flavours, flavoursOf }: Suggestibles, words: string): Set<string> {
  const text = words.toLowerCase();
  const literal = flavours.filter((flavour) => flavour.toLowerCase().includes(text));
  return literal.length > 0 ? new Set(literal) : flavoursOf(words);
}

/** One SKU of each product that passes the filter, in the shop's order; what can't be ordered last. Null: of any flavour. */
function filteredRows({ listed }: Suggested, chosen: Filter, flavours: Set<string> | null): Row[] {
  if (flavours?.size === 0) return [];
  const filter = { ...chosen, flavours: flavours === null ? [] : [...flavours].map(choiceValue) };
  const [active, others]: [Row[], Row[]] = [[], []];
  for (const product of listed) {
    const box = listedSku(product, filter);
    if (!box || box.flavour === "") continue;
    const list = box.active ? active : others;
    if (list.length < MOST_SUGGESTIONS) list.push({ ...box, card: product.card });
    if (active.length === MOST_SUGGESTIONS) break;
  }
  return [...active, ...others].slice(0, MOST_SUGGESTIONS);
}

/**
 * SKUs in the order of suggestion: available ones first, then one SKU per product before its other sizes, so that five
 * suggestions are five cakes. Of each flavour only as many as a search box shows.
 */
function inOrder({ cards, pageOf }: Suggested): Row[] {
  // In one pass, by rank: sorting a hundred thousand rows would hold up other requests.
  const ranks = Array.from({ length: 4 }, (): { rows: Row[]; counts: Map<string, number> } => ({
    rows: [],
    counts: new Map(),
  }));
  for (const card of cards) {
    for (const choice of pageOf.get(card.sku)?.choices ?? []) {
      const rank = ranks[(choice.active ? 0 : 2) + (choice.sku === card.sku ? 0 : 1)];
      const count = rank?.counts.get(choice.flavour) ?? 0;
      if (!rank || count === MOST_SUGGESTIONS) continue;
      rank.counts.set(choice.flavour, count + 1);
      rank.rows.push({ ...choice, card });
    }
  }
  return ranks.flatMap(({ rows }) => rows);
}
