import { coinsForPaying } from "../src/shop/basics/coins.ts";
import { fromRupees } from "../src/shop/basics/money.ts";
import type { Draft } from "./draft.ts";
import { shopPrice, struckPrice } from "./prices.ts";
import { chance } from "./seeded-random.ts";
import type { Tables } from "./tables.ts";

/** Extra rupees for a heart instead of a round cake. */
const HEART_EXTRA = 70;
/** Combos on other products' pages come in the two smallest sizes. */
const SIZES_OF_A_COMBO = 2;
/** Occasions whose cakes also come as hearts. */
const HEARTS_FOR = new Set(
  "anniversary first-anniversary parents couple wife husband love valentine-day birthday mother father sister friend".split(
    " ",
  ),
);
const ROUND = new Set(["cream", "photo", "designer", "theme", "cheesecake"]);
const WITH_EGG_OR_WITHOUT = new Set(["cake", "pastry", "combo"]);

export type SkuRow = {
  sku: string;
  productId: string;
  weight: string;
  serves: string;
  flavour: string;
  shape: string;
  eggless: boolean;
  pricePaise: number;
  sellPaise: number;
  points: number;
  active: boolean;
  position: number;
};

type Choice = { flavour: string; shape: string; eggless: boolean };

/** Every size, flavour and shape of a product, with and without egg, the usual one first. */
export function makeSkus(tables: Tables, draft: Draft, productId: string, isActive: boolean): SkuRow[] {
  const off = percentOff(draft);
  const lineSizes = tables.sizes.filter((size) => size.line === draft.look.sizes);
  const sizes = draft.combo && draft.look.kind === "cake" ? lineSizes.slice(0, SIZES_OF_A_COMBO) : lineSizes;
  const choices = choicesOf(draft);
  if (sizes.length === 0 || choices.length === 0) throw new Error(`${draft.name} comes in no size`);
  let position = 0;
  return choices.flatMap((choice) =>
    sizes
      .filter((size) => choice.shape !== "Heart" || draft.look.sizes === "heart" || size.times < 4)
      .map((size) => {
        const sku = [productId, size.code, ...suffixes(tables, draft, choice)].join("-");
        const heart = choice.shape === "Heart" && draft.look.sizes !== "heart" ? HEART_EXTRA : 0;
        const sell = shopPrice(draft.price * size.times + draft.extra + heart);
        const row = {
          sku,
          productId,
          weight: size.weight,
          serves: size.serves,
          flavour: choice.flavour,
          shape: choice.shape,
          eggless: choice.eggless,
          pricePaise: struckPrice(sell, off) * 100,
          sellPaise: sell * 100,
          points: coinsForPaying(fromRupees(sell)),
          active: isActive && (position === 0 || chance(`${sku}|off`) >= 0.02),
          position,
        };
        position += 1;
        return row;
      }),
  );
}

/** Most products have the shop's 10% discount; some none, a few more. Those of pictures always have it. */
function percentOff(draft: Draft): number {
  const at = chance(`${draft.name}|off`);
  if (draft.code !== null || at < 0.8) return 10;
  return at < 0.87 ? 0 : at < 0.95 ? 15 : 20;
}

function choicesOf(draft: Draft): Choice[] {
  const flavours = draft.flavours.length > 0 ? draft.flavours : [""];
  const eggs = hasEggChoice(draft) ? [true, false] : [true];
  return flavours.flatMap((flavour) =>
    shapesOf(draft).flatMap((shape) => eggs.map((eggless) => ({ flavour, shape, eggless }))),
  );
}

function hasEggChoice(draft: Draft): boolean {
  if (!WITH_EGG_OR_WITHOUT.has(draft.kind) || draft.flavours.length === 0) return false;
  return !draft.tags.includes("vegan") && !draft.name.startsWith("Eggless");
}

function shapesOf(draft: Draft): string[] {
  const { sizes, shape } = draft.look;
  if (shape !== "") return [shape];
  if (sizes === "heart") return ["Heart"];
  if (sizes === "square") return ["Square"];
  if (!ROUND.has(sizes) || draft.kind !== "cake") return [""];
  const alsoHeart = sizes === "cream" && HEARTS_FOR.has(draft.madeFor);
  return alsoHeart ? ["Round", "Heart"] : ["Round"];
}

/** A short suffix that makes the SKU unique: flavour, heart, `E` for eggless. */
function suffixes(tables: Tables, draft: Draft, choice: Choice): string[] {
  const code = tables.flavours.find(({ flavour }) => flavour === choice.flavour)?.code;
  return [
    ...(draft.flavours.length > 1 && code ? [code] : []),
    ...(choice.shape === "Heart" && draft.look.sizes !== "heart" ? ["H"] : []),
    ...(choice.eggless && choice.flavour !== "" ? ["E"] : []),
  ];
}
