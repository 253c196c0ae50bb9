/** Colours of a cake that is drawn from above. */
export type CakeColours = {
  side: string;
  top: string;
  /** Of a rosette, from its shadow to its light. */
  rosette: readonly [string, string, string];
  icing: string;
};

export const CHOCOLATE: CakeColours = {
  side: "oklch(.31 .055 40)",
  top: "oklch(.37 .062 42)",
  rosette: ["oklch(.27 .05 38)", "oklch(.38 .06 42)", "oklch(.5 .06 45)"],
  icing: "oklch(.95 .05 85)",
};

/** A light cake of this hue, written on in chocolate. */
function light(hue: number, chroma: number): CakeColours {
  return {
    side: `oklch(.86 ${chroma} ${hue})`,
    top: `oklch(.91 ${chroma * 0.8} ${hue})`,
    rosette: [
      `oklch(.78 ${chroma * 1.2} ${hue})`,
      `oklch(.87 ${chroma} ${hue})`,
      `oklch(.95 ${chroma * 0.5} ${hue})`,
    ],
    icing: "oklch(.33 .062 40)",
  };
}

/** Suits any cake whose own colours are unknown. */
export const CREAM = light(84, 0.03);

/** Colours by words of a flavour; the first that fits. A chocolate chip cake is not chocolate outside. */
const OF_FLAVOUR: readonly (readonly [RegExp, CakeColours])[] = [
  [/white forest|white chocolate|choco chip|cheesecake/, CREAM],
  [/choc|truffle|black forest|mocha|kitkat|oreo|brownie|nutella|coffee|tiramisu|plum/, CHOCOLATE],
  [/strawberry|rose|lychee|raspberry|guava/, light(5, 0.06)],
  [/blueberry|lavender|blackcurrant|jamun/, light(308, 0.055)],
  [/pista|matcha|kiwi|paan/, light(128, 0.06)],
  [/mango|butterscotch|caramel|pineapple|kesar|rasmalai|orange|lemon/, light(86, 0.09)],
];

/** How a cake of this flavour looks from above; neutral if the flavour says nothing. */
export function cakeColours(flavour: string): CakeColours {
  const words = flavour.toLowerCase();
  return OF_FLAVOUR.find(([fits]) => fits.test(words))?.[1] ?? CREAM;
}
