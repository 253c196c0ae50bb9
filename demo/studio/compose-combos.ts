import { compose, cutoutOf, type Place, readRecipes } from "./composing.ts";

/**
 * Composes the pictures of combos from the cut-outs of their parts: `node demo/studio/compose-combos.ts [id...]`.
 * The ground is that of the cake's own scene, the light comes from the left as in all scenes.
 */
const BESIDE: Record<string, { part: Place; cake: Place; isBehind: boolean }> = {
  "red-rose-bouquet": {
    part: { by: "width", scale: 0.92, left: 40, foot: 660, base: 0.3 },
    cake: { scale: 1, left: 302, foot: 738, base: 1 },
    isBehind: true,
  },
  "chocolate-gift-box": {
    part: { by: "width", scale: 0.86, left: 20, foot: 752, base: 1 },
    cake: { scale: 1.02, left: 305, foot: 640, base: 1 },
    isBehind: false,
  },
  "cuddly-teddy": {
    part: { by: "height", scale: 1.12, left: 62, foot: 655, base: 0.8 },
    cake: { scale: 1, left: 302, foot: 735, base: 1 },
    isBehind: true,
  },
  "money-plant": {
    part: { by: "height", scale: 1.1, left: 45, foot: 640, base: 0.42 },
    cake: { scale: 1, left: 302, foot: 735, base: 1 },
    isBehind: true,
  },
  "romance-balloon-bunch": {
    part: { by: "height", scale: 1.38, left: 110, foot: 700, base: 0.16 },
    cake: { scale: 0.94, left: 322, foot: 752, base: 1 },
    isBehind: true,
  },
};

/** Combos without a second picture of a cake: the scene whose ground they stand on, and their parts, the hindmost first. */
const GROUPS: Record<string, { groundOf: string; parts: Record<string, Place> }> = {
  "flowers-teddy-combo": {
    groundOf: "pink-rose-bouquet",
    parts: {
      "pink-rose-bouquet": { by: "width", scale: 0.98, left: 36, foot: 618, base: 0.3 },
      "cuddly-teddy": { by: "height", scale: 1.08, left: 398, foot: 706, base: 0.8 },
    },
  },
  "flowers-teddy-chocolates-combo": {
    groundOf: "coffee-mocha-cake",
    parts: {
      "red-rose-bouquet": { by: "width", scale: 0.94, left: 34, foot: 590, base: 0.3 },
      "cuddly-teddy": { by: "height", scale: 1.1, left: 402, foot: 650, base: 0.8 },
      "chocolate-gift-box": { by: "width", scale: 0.58, left: 196, foot: 752, base: 1 },
    },
  },
  "cake-teddy-combo": {
    groundOf: "belgian-chocolate-truffle-cake",
    parts: {
      "cuddly-teddy": { by: "height", scale: 1.12, left: 372, foot: 640, base: 0.8 },
      "strawberry-drip-cake": { scale: 1, left: 40, foot: 726, base: 1 },
    },
  },
};

const chosenIds = process.argv.slice(2);
const isChosen = (id: string) => chosenIds.length === 0 || chosenIds.includes(id);

for (const [id, { groundOf, parts }] of Object.entries(GROUPS)) {
  if (!isChosen(id)) continue;
  const placed = Object.entries(parts).map(([part, place]) => ({ file: cutoutOf(part), place }));
  await compose(id, groundOf, placed);
}

for (const { id, of } of readRecipes()) {
  if (!of || !isChosen(id)) continue;
  const [cake = "", part = ""] = of;
  const beside = BESIDE[part];
  if (!beside) throw new Error(`${id}: how large is a ${part} beside a cake?`);
  const parts = [
    { file: cutoutOf(part), place: beside.part },
    { file: cutoutOf(cake), place: beside.cake },
  ];
  await compose(id, cake, beside.isBehind ? parts : parts.toReversed());
}
