import { describe, expect, test } from "vitest";
import { rankMatches } from "./rank-matches.ts";
import { indexWords } from "./word-index.ts";

/** Products: a name, a text that counts less, and a description that hardly counts. */
const SHELF = [
  ["Truffle Swirl Cake", "Chocolate Truffle", "With a rose on top"],
  ["Fresh Pineapple Cake", "Pineapple", "Cubes of pineapple in cream"],
  ["Kesar Rasmalai Cake", "Rasmalai Diwali", "Soaked in saffron milk"],
  ["Crunchy Butterscotch Cake", "Butterscotch Birthday", "Praline cooked in copper"],
  ["Strawberry Drip Cake", "Strawberry Birthday", "A heap of berries"],
  ["Gulab Jamun Cheesecake", "Rose cake", "Set overnight"],
  ["Classic Black Forest Cake", "Black Forest", "Cherries and chocolate shavings"],
  ["Dozen Red Roses", "Flowers", "Cut the same morning"],
  ["Chocolate Gift Box", "Chocolates Mother", "Twelve pralines, 250 g"],
  ["Cake for Mother", "Vanilla Birthday 1 kg", "Two layers"],
];
const index = indexWords(
  SHELF.map(([name = "", facts = "", description = ""]) => [
    { text: name, weight: 10 },
    { text: facts, weight: 8 },
    { text: description, weight: 1 },
  ]),
);
const namesFor = (words: string) =>
  rankMatches(index, words).positions.map((position) => SHELF[position]?.[0]);

describe("a spelling that the shop does not use", () => {
  test.each([
    ["choclate gift", "Chocolate Gift Box"],
    ["chokolate truffle", "Truffle Swirl Cake"],
    ["chaklet truffel", "Truffle Swirl Cake"],
    ["buterscotch", "Crunchy Butterscotch Cake"],
    ["butter scotch", "Crunchy Butterscotch Cake"],
    ["rasmlai", "Kesar Rasmalai Cake"],
    ["ras malai", "Kesar Rasmalai Cake"],
    ["RASMALAAI", "Kesar Rasmalai Cake"],
    ["pinapple", "Fresh Pineapple Cake"],
    ["strawbery", "Strawberry Drip Cake"],
    ["gulab jamoon", "Gulab Jamun Cheesecake"],
    ["cheez cake", "Gulab Jamun Cheesecake"],
    ["blackforest", "Classic Black Forest Cake"],
    ["blak forrest", "Classic Black Forest Cake"],
    ["phool", "Dozen Red Roses"],
    ["janamdin cake maa ke liye", "Cake for Mother"],
  ])("%s finds %s", (words, name) => {
    expect(namesFor(words)[0]).toBe(name);
  });
});

describe("a result", () => {
  test("contains every searched word", () => {
    expect(namesFor("birthday strawberry")).toEqual(["Strawberry Drip Cake"]);
    expect(namesFor("strawberry truffle")).toEqual([]);
  });

  test("ranks another birthday last, but not another name with `first`", () => {
    const names = ["First Birthday Cake", "First Bell Cake", "Plain Cake", "50th Birthday Cake"];
    const shelf = indexWords(names.map((text) => [{ text, weight: 10 }]));
    expect(rankMatches(shelf, "cake").positions).toEqual([1, 2, 0, 3]);
    expect(rankMatches(shelf, "first cake").positions).toEqual([0, 1]);
  });

  test("comes first where the words stand side by side", () => {
    const photos = ["Photo Pulling Cake", "Photo on a Round Cake, Photo Cakes", "Family Photo Cake"];
    const shelf = indexWords(photos.map((text) => [{ text, weight: 10 }]));
    expect(rankMatches(shelf, "photo cake").positions).toEqual([1, 2, 0]);
    expect(rankMatches(shelf, "photo pulling cake").positions).toEqual([0]);
  });

  test("comes last if it is named after another birthday than the searched one", () => {
    const cakes = [
      "50th Birthday Cake",
      "First Birthday Cake",
      "Truffle Birthday Surprise Cake",
      "1 kg Cake",
    ];
    const shelf = indexWords(cakes.map((text) => [{ text, weight: 10 }]));
    expect(rankMatches(shelf, "birthday cake").positions).toEqual([2, 0, 1]);
    expect(rankMatches(shelf, "50th birthday cake").positions).toEqual([0]);
    expect(rankMatches(shelf, "50 birthday").positions).toEqual([0]);
  });

  test("may match the last word by its beginning", () => {
    expect(namesFor("pinea")).toEqual(["Fresh Pineapple Cake"]);
  });

  test("ranks higher for a word in the name than for one in the description", () => {
    expect(namesFor("chocolate")).toEqual([
      "Chocolate Gift Box",
      "Truffle Swirl Cake",
      "Classic Black Forest Cake",
    ]);
  });

  test("ranks first for the exact spelling", () => {
    expect(namesFor("roses")[0]).toBe("Dozen Red Roses");
    expect(namesFor("rose")[0]).toBe("Gulab Jamun Cheesecake");
  });

  test("keeps the shop's order among equal matches", () => {
    expect(namesFor("birthday")).toEqual([
      "Crunchy Butterscotch Cake",
      "Strawberry Drip Cake",
      "Cake for Mother",
    ]);
  });

  test("does not need the filler words of a shopper: a gift for, near me, 1 kg", () => {
    expect(namesFor("best truffle gift near me")).toEqual(["Truffle Swirl Cake"]);
    expect(namesFor("vanilla 1kg")).toEqual(["Cake for Mother"]);
    expect(namesFor("gift")).toEqual(["Chocolate Gift Box"]);
  });

  test("is empty without words, for signs, and for a word that resembles none of the shop's", () => {
    expect([namesFor(""), namesFor("  "), namesFor("%_?"), namesFor("xyzzy")]).toEqual([[], [], [], []]);
  });
});

test("a correct word is never taken for an error in another word", () => {
  const two = indexWords([[{ text: "Role Play Box", weight: 1 }], [{ text: "Rose Box", weight: 1 }]]);
  expect(rankMatches(two, "rose")).toEqual({ positions: [1], corrected: null });
});
