import { isCustomised, MADE_TO_ORDER_HOURS } from "../src/shop/catalogue/rules/customised.ts";
import type { Draft } from "./draft.ts";
import { tagsOf } from "./make-drafts.ts";
import { makeSkus, type SkuRow } from "./make-skus.ts";
import { chance, shuffled, whole } from "./seeded-random.ts";
import type { Tables } from "./tables.ts";

/** Share of the later products that are not for sale at the moment. */
const INACTIVE_SHARE = 0.025;
const INACTIVE_COMBO_SHARE = 0.1;
const BESTSELLERS = 60;
const NEW_SHARE = 0.06;

type ProductRow = ReturnType<typeof productRow>;
export type Made = { draft: Draft; product: ProductRow; skus: SkuRow[]; tags: Set<string> };

/** Catalogue rows of all drafts: those of the pictures first, in their order, then the others. */
export function makeProducts(tables: Tables, drafts: Draft[]): Made[] {
  const portraits = drafts.filter((draft) => draft.code !== null && draft.look.code === draft.code);
  const rest = drafts.filter((draft) => !portraits.includes(draft));
  const ids = new Set<string>();
  const others = shuffled(rest, "rank", ({ name }) => name);
  return [...portraits, ...others].map((draft, index) => {
    const id = draft.code ?? codeOf(draft.name, ids);
    if (ids.has(id)) throw new Error(`two products would have the id ${id}; one is ${draft.name}`);
    ids.add(id);
    return makeProduct(tables, draft, id, index + 1);
  });
}

function makeProduct(tables: Tables, draft: Draft, id: string, rank: number): Made {
  const line = tables.lines.find((row) => row.line === draft.look.sizes);
  if (!line) throw new Error(`demo/tables/lines.csv has no line ${draft.look.sizes}`);
  const skus = makeSkus(tables, draft, id, isActive(draft, rank));
  const leadHours = leadHoursOf(draft, line.lead);
  const isNew = rank > BESTSELLERS && chance(`${draft.name}|new`) < NEW_SHARE;
  const tags = new Set(tagsOf(draft, skus[0]?.eggless === true, leadHours));
  if (rank <= BESTSELLERS && draft.kind === "cake") tags.add("bestsellers");
  if (isNew && draft.kind === "cake") tags.add("new-arrivals");
  return { draft, skus, tags, product: productRow(tables, { draft, id, rank, line, leadHours, isNew }) };
}

/** A customised product takes a day, however simple its cake is. */
function leadHoursOf({ lead, personalization }: Draft, usual: number): number {
  const leadHours = Math.max(lead ?? 0, usual);
  return isCustomised({ leadHours, personalization }) ? Math.max(leadHours, MADE_TO_ORDER_HOURS) : leadHours;
}

type Making = {
  draft: Draft;
  id: string;
  rank: number;
  line: Tables["lines"][number];
  leadHours: number;
  isNew: boolean;
};

function productRow(tables: Tables, { draft, id, rank, line, leadHours, isNew }: Making) {
  const flavour = draft.flavours[0] ?? "";
  const facts = tables.flavours.find((row) => row.flavour === flavour);
  if (flavour !== "" && !facts) throw new Error(`demo/tables/flavours.csv has no flavour ${flavour}`);
  const isCake = draft.kind === "cake";
  const takesMessage = line.takesMessage;
  return {
    id,
    name: draft.name,
    kind: draft.kind,
    category: draft.tags[0] ?? "",
    flavour,
    occasions: draft.occasions,
    personalization: takesMessage
      ? [...new Set([...draft.personalization, "Message" as const])]
      : draft.personalization,
    description: [
      sentence(draft.look.line),
      facts && isCake && !draft.tags.includes("vegan") ? facts.taste : "",
      draft.says,
    ]
      .filter((part) => part !== "")
      .join(" "),
    care: textOf(tables, `care-${draft.combo ? "combo" : line.care}`),
    delivery: textOf(tables, `delivery-${draft.combo ? "combo" : line.delivery}`),
    allergens: allergensOf(draft, allergensOfFlavours(tables, draft) || line.allergens),
    kcalPer100g: kcalOf(draft, facts?.kcal ?? line.kcal),
    takesMessage,
    photoPrint: draft.print,
    deliveryTime: leadHours >= 48 ? "scheduled" : leadHours >= 24 ? "next" : "same",
    leadHours,
    taxClass: line.tax,
    pictureId: draft.look.picture,
    morePictureIds: draft.also,
    pictureTexts: pictureTexts(draft),
    tile: draft.look.tile,
    ...stars(draft.name, draft.look.code === draft.code),
    rank,
    createdOn: isNew
      ? day(Date.UTC(2026, 10, 1), whole(draft.name, 0, 18))
      : day(FIRST_DAY, whole(draft.name, 0, 960)),
  };
}

/** Captions of further pictures, by the end of their name; `{name}` is the product's. */
const SHOWS: Record<string, string> = {
  "-cut": "Cut open, with its layers",
  "-scale": "A cake of 1 kg, 19 cm across, beside a tea cup",
  "-close": "The {name} from close by",
};

/** None if each picture shows the product, or a part of a combo, as a whole. */
function pictureTexts({ name, also, combo }: Draft): string[] {
  if (combo) return [];
  const texts = also.map((id) => (SHOWS[/-[a-z]+$/.exec(id)?.[0] ?? ""] ?? "").replace("{name}", name));
  return texts.some((text) => text !== "") ? ["", ...texts] : [];
}

const FIRST_DAY = Date.UTC(2024, 1, 1);

function day(from: number, days: number): string {
  return new Date(from + days * 86_400_000).toISOString().slice(0, 10);
}

function isActive(draft: Draft, rank: number): boolean {
  if (draft.combo) return chance(`${draft.name}|sold`) >= INACTIVE_COMBO_SHARE;
  return rank <= BESTSELLERS || chance(`${draft.name}|sold`) >= INACTIVE_SHARE;
}

function sentence(line: string): string {
  return line.endsWith(".") ? line : `${line}.`;
}

/** The allergens of all flavours of the product together. */
function allergensOfFlavours(tables: Tables, { flavours }: Draft): string {
  const rows = tables.flavours.filter(({ flavour }) => flavours.includes(flavour));
  return [...new Set(rows.flatMap(({ allergens }) => allergens.split(", ")))].join(", ");
}

function allergensOf(draft: Draft, usual: string): string {
  if (usual === "") return "";
  if (draft.tags.includes("vegan")) return "Wheat, soy, coconut. Made in a kitchen that uses milk and nuts.";
  return usual.includes("nuts") ? usual : `${usual}. May hold traces of nuts.`;
}

function kcalOf(draft: Draft, usual: number | null): number | null {
  return usual !== null && draft.tags.includes("sugar-free") ? Math.round(usual * 0.78) : usual;
}

function textOf(tables: Tables, key: string): string {
  const text = tables.texts.get(key);
  if (text === undefined) throw new Error(`demo/tables/texts.csv has no text ${key}`);
  return text;
}

/** Stars of delivered orders: mostly five, with a mean between 4.5 and 4.9 and some low ones. */
function stars(name: string, isPortrait: boolean) {
  const count = isPortrait ? whole(`${name}|reviews`, 120, 400) : whole(`${name}|reviews`, 24, 240);
  const mean = 4.57 + chance(`${name}|mean`) * 0.28;
  const missing = Math.max(5, Math.round(count * (5 - mean)));
  const stars1 = Math.max(1, Math.floor(missing * 0.05));
  const stars2 = Math.floor(missing * 0.06);
  const stars3 = Math.floor(missing * 0.14);
  const stars4 = missing - 2 * stars3 - 3 * stars2 - 4 * stars1;
  return { stars5: count - stars4 - stars3 - stars2 - stars1, stars4, stars3, stars2, stars1 };
}

const CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ23456789";

/** Initials of the name, extended until unique: `BRDC` and `K7`. */
function codeOf(name: string, taken: Set<string>): string {
  const words = name.toUpperCase().match(/[A-Z0-9]+/g) ?? [];
  const initials = words
    .filter((word) => !["CAKE", "A", "AND", "FOR", "THE", "OF", "ON", "WITH", "S"].includes(word))
    .map((word) => /^\d+/.exec(word)?.[0] ?? word.slice(0, 1))
    .join("")
    .slice(0, 5);
  for (let length = 2; ; length += 1) {
    const tail = Array.from(
      { length },
      (_, i) => CODE_LETTERS[whole(`${name}|${i}`, 0, CODE_LETTERS.length - 1)],
    );
    const code = `${initials}${tail.join("")}`;
    if (!taken.has(code)) return code;
  }
}
