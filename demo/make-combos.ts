import type { Draft } from "./draft.ts";
import { shuffled } from "./seeded-random.ts";
import type { Tables } from "./tables.ts";

/** How many of the first cakes have combos on their page. */
const CAKES_WITH_COMBOS = 20;
const COMBOS_OF_A_CAKE = 2;
/** Price of two things together, as a share of their separate prices. */
const TOGETHER = 0.96;

/**
 * Combos of a cake with roses, chocolates, a bear, a plant or balloons. Each is a product, shown on its cake's page.
 * Its picture shows both; `studio/compose-combos.ts` composes it. The pictures of the parts follow.
 */
export function makeCombos(tables: Tables, drafts: Draft[]): Draft[] {
  const portraits = drafts.filter((draft) => draft.code !== null);
  for (const combo of portraits.filter(({ kind }) => kind === "combo")) linkToItsCake(combo, portraits);
  return portraits
    .filter((draft) => draft.kind === "cake")
    .slice(0, CAKES_WITH_COMBOS)
    .flatMap((cake) => combosOf(tables, cake, portraits));
}

function combosOf(tables: Tables, cake: Draft, portraits: Draft[]): Draft[] {
  // A combo with its own picture already adds this to the cake.
  const added = portraits.filter(({ combo }) => combo?.of === cake.code).flatMap(({ look }) => look.also);
  const roses = tables.comboParts.slice(0, 1);
  const others = shuffled(
    tables.comboParts.slice(1).filter(({ picture }) => !added.includes(picture)),
    cake.name,
    (part) => part.key,
  );
  return [...roses, ...others].slice(0, COMBOS_OF_A_CAKE).map((part) => {
    return {
      ...cake,
      look: { ...cake.look, picture: `${cake.look.picture}-with-${part.key}` },
      code: `${cake.code}${part.suffix}`,
      name: `${cake.name} & ${part.name}`,
      kind: "combo",
      price: Math.round((cake.price + part.price) * TOGETHER),
      tags: [...cake.tags, ...part.tags, "combos"],
      personalization: [],
      says: `It comes ${part.label.replace("With", "with")}, in one delivery.`,
      also: [part.picture, cake.look.picture],
      combo: { of: cake.code ?? "", label: part.label },
    };
  });
}

/** `Roses and Truffle Cake Combo` is shown on the page of the cake in its picture. */
function linkToItsCake(combo: Draft, portraits: Draft[]): void {
  const cake = portraits.find(({ kind, look }) => kind === "cake" && combo.look.also.includes(look.picture));
  if (!cake?.code) return;
  const rest = portraits.filter(
    ({ kind, look }) => kind !== "cake" && combo.look.also.includes(look.picture),
  );
  const added = rest.map(({ look }) => ADDED[look.kind] ?? look.name.toLowerCase()).join(" and ");
  combo.combo = { of: cake.code, label: `With ${added}` };
}

const ADDED: Partial<Record<Draft["kind"], string>> = {
  flowers: "twelve red roses",
  "soft-toy": "a brown teddy",
  plant: "a green plant",
};
