import { describe, expect, test } from "vitest";
import { rankMatches } from "../src/shop/search/rules/rank-matches.ts";
import { indexWords } from "../src/shop/search/rules/word-index.ts";
import {
  categoryTitle,
  demoIndex as index,
  demoProducts as products,
  skusOf,
} from "../tests/support/demo-search.ts";

const names = (positions: number[]) => positions.map((position) => products[position]?.name);
const search = (words: string, asTyped = false) => {
  const { positions, corrected } = rankMatches(index, words, { asTyped });
  return { names: names(positions), corrected };
};

describe("words that are spelt right are found as they are", () => {
  test.each([
    ["chocolate", "Belgian Chocolate Truffle Cake"],
    ["chocolate truffle", "Belgian Chocolate Truffle Cake"],
    ["birthday cake", "Birthday"],
    ["red velvet", "Red Velvet Heart Cake"],
    ["black forest", "Black Forest Pastry"],
    ["blackforest", "Black Forest Pastry"],
    ["butter scotch", "Crunchy Butterscotch Cake"],
    ["ras malai", "Kesar Rasmalai Cake"],
    ["roses", "Dozen Red Roses Bouquet"],
    ["rose", "Rose"],
    ["orchid", "Purple Orchid Bouquet"],
    ["lily", "Lily"],
    ["money plant", "Money Plant in Ceramic Pot"],
    ["mango", "Alphonso Mango Cake"],
    ["cheesecake", "Blueberry Cheesecake"],
    ["plum", "Christmas Plum Cake"],
    ["number cake", "Number 25 Celebration Cake"],
    ["hamper", "Gourmet Gift Hamper"],
    ["diwali hamper", "Diwali"],
    ["eggless chocolate cake 1 kg", "Eggless Chocolate Fudge Cake"],
    ["pineap", "Fresh Pineapple Cake"],
  ])("%s: first %s", (words, first) => {
    const { names, corrected } = search(words);
    expect([names[0], corrected]).toEqual([expect.stringContaining(first), null]);
  });

  test.each([
    ["buterscotch", "Crunchy Butterscotch Cake"],
    ["pinapple", "Fresh Pineapple Cake"],
    ["baloons", "Birthday Blue Balloons"],
    ["tedy bear", "Cuddly Teddy Bear"],
    ["litchi", "Lychee"],
    ["blak forrest", "Black Forest Pastry"],
  ])("%s sounds like a word of ours: first %s", (words, first) => {
    expect(search(words).names[0]).toContain(first);
  });
});

describe("a misspelt word is replaced by its best correction, and the results are those of the right word", () => {
  test.each([
    ["choclate", "chocolate"],
    ["chcolate", "chocolate"],
    ["hcocolate", "chocolate"],
    ["choclate trufle", "chocolate truffle"],
    ["birthday ckae", "birthday cake"],
    ["brithday cake", "birthday cake"],
    ["red vlevet", "red velvet"],
    ["rde velvet", "red velvet"],
    ["caek", "cake"],
    ["butterscoth", "butterscotch"],
    ["rasmlai", "rasmalai"],
    ["sunflower boquet", "sunflower bouquet"],
    ["moeny plant", "money plant"],
    ["phtoo cake", "photo cake"],
    ["tirmisu", "tiramisu"],
    ["coffe", "coffee"],
    ["ballon", "balloon"],
    ["aniversery", "anniversary"],
    ["birthday ckae for mom", "birthday cake for mom"],
  ])("%s shows %s", (typed, right) => {
    const result = search(typed);
    expect(result.corrected).toBe(right);
    expect(result.names.length).toBeGreaterThan(0);
    expect(result.names).toEqual(search(right).names);
  });

  test("unless it is searched for as it is typed", () => {
    expect(search("birthday ckae", true)).toEqual({ names: [], corrected: null });
    expect(search("birthday cake", true).names).toEqual(search("birthday cake").names);
  });

  test("and a word that is near to none of ours finds nothing", () => {
    for (const words of ["xyzzy", "durian cake"])
      expect(search(words)).toEqual({ names: [], corrected: null });
  });
});

describe("what is found", () => {
  test("is about the words: what only mentions one is left out where much is about it", () => {
    const said = (product: (typeof products)[number]) => {
      const undescribed = { ...product, description: "" };
      const choices = skusOf(product);
      return JSON.stringify([
        undescribed.name,
        undescribed.flavour,
        categoryTitle(undescribed),
        undescribed.kind,
        choices.map((c) => c.flavour),
      ]);
    };
    const { positions } = rankMatches(index, "choclate");
    expect(positions.length).toBeGreaterThan(100);
    expect(positions.filter((position) => !/chocolate/i.test(said(products[position] as never)))).toEqual([]);
  });

  test("is never more for a longer query", () => {
    expect(search("choclate truffle").names.length).toBeLessThan(search("choclate").names.length);
  });

  test("stands in the same order each time, and the shop's order decides between equals", () => {
    for (const words of ["birthday ckae", "chocolate", "roses"]) {
      const { positions } = rankMatches(index, words);
      expect(rankMatches(index, words).positions).toEqual(positions);
      expect(new Set(positions).size).toBe(positions.length);
    }
    const again = indexWords([[{ text: "Plum Cake", weight: 10 }], [{ text: "Plum Cake", weight: 10 }]]);
    expect(rankMatches(again, "plum").positions).toEqual([0, 1]);
  });
});
