import { expect, test } from "vitest";
import { searchDemo } from "../tests/support/demo-search.ts";

type Found = ReturnType<typeof searchDemo>[number];
/** Size of the first product, and the least and greatest price of all, where the query says so. */
type Facts = { weight?: string; most?: number; least?: number };

/** Queries of customers, the name of the first product, its size, and the prices of all. */
const SEARCHES: [query: string, name: RegExp, facts?: Facts][] = [
  ["eggless under 600", /^Fresh Pineapple Cake$/, { most: 600 }],
  ["for 20 people", /^Belgian Chocolate Truffle Cake$/, { weight: "2 kg" }],
  ["2 kg chocolate tomorrow 110001", /^Belgian Chocolate Truffle Cake$/, { weight: "2 kg" }],
  ["photo cake", /^(?!Photo Pulling).*photo/i],
  ["photo pulling cake", /^Photo Pulling/],
  ["red roses for wife", /^Red Rose.* for Wife$/],
  ["cake for 5 year old boy", /^Kids' Party .*Cake$/],
  ["gulab", /^Dozen Red Roses Bouquet$/],
  ["janamdin cake", /Birthday .*Cake$/],
  ["eggless chocolate 1 kg", /^Belgian Chocolate Truffle Cake$/, { weight: "1 kg" }],
  ["black forest half kg", /^Classic Black Forest Cake$/, { weight: "0.5 kg" }],
  ["birthday cake for mom under 1000", /Cake for Mother$/, { most: 1_000 }],
  ["cake under 500", /Pastry$/, { most: 500 }],
  ["roses under 700", /Roses/, { most: 700 }],
  ["flowers between 500 and 1000", /Roses/, { least: 500, most: 1_000 }],
  ["1.5 kg butterscotch eggless", /^Crunchy Butterscotch Cake$/, { weight: "1.5 kg" }],
  ["pineapple for 10 people", /^Fresh Pineapple Cake$/, { weight: "1 kg" }],
  ["anniversary cake for parents", /Cake for Parents$/],
  ["cake for dad", /Cake for Father$/],
  ["cake for daddy", /Cake for Father$/],
  ["rakhi gift", /^(Raksha Bandhan|Rakhi)/],
  ["diwali hamper under 2000", /^Diwali .*Hamper$/, { most: 2_000 }],
  ["shaadi cake 3 kg", /^Wedding Day .*Cake$/, { weight: "3 kg" }],
  ["red velvet heart", /^Red Velvet Heart Cake$/],
  ["unicorn cake", /^Unicorn .*Cake$/],
  ["superhero cake for boy", /^Little Hero .*Cake$/],
  ["princess cake for daughter", /^Princess .*Cake$/],
  ["birthday cake", /^Happy Birthday .*Cake$/],
  ["eggless birthday cake 1 kg", /^Happy Birthday .*Cake$/, { weight: "1 kg" }],
  ["anniversary cake", /^Happy Anniversary .*Cake$/],
  ["first birthday", /^First Birthday/],
  ["1st birthday cake", /^First Birthday .*Cake$/],
  ["50 birthday cake", /^50th Birthday .*Cake$/],
  ["18th birthday cake", /^18th Birthday .*Cake$/],
  ["25th anniversary", /^Silver Jubilee/],
  ["plants under 500", /Plant/, { most: 500 }],
  ["money plant", /^Money Plant/],
  ["teddy for girlfriend", /^With Love .*Teddy/],
  ["chocolates under 500", /Chocolate/, { most: 500 }],
  ["sorry flowers", /Roses/],
  ["get well soon", /^Get Well Soon/],
  ["thank you gift", /^Thank You/],
  ["bhai dooj gift", /^Bhai Dooj/],
  ["christmas plum cake", /^Christmas Plum Cake$/],
  ["mango eggless 500 gm", /^Alphonso Mango Cake$/, { weight: "0.5 kg" }],
  ["sugar free cake", /^Sugar Free .*Cake$/],
  ["vegan", /^Vegan/],
  ["bento under 600", /Bento Cake$/, { most: 600 }],
  ["pastry", /Pastry$/],
  ["midnight cake", /^Chocolate .*Cake$/],
  ["birthday cake at midnight", /Birthday .*Cake$/],
  ["midnight gold cake", /^Midnight/],
  ["balloons tomorrow", /Balloons/],
  ["choclate cake undr 600", /Chocolate .*Cake$/, { most: 600 }],
  ["eggless brithday cake", /Birthday .*Cake$/],
  ["rasmalai without egg", /^Kesar Rasmalai Cake$/],
  ["veg truffle 2kg", /^Belgian Chocolate Truffle Cake$/, { weight: "2 kg" }],
  ["dost ke liye cake", /Cake for a Friend$/],
  ["500 se kam cake", /Pastry$/, { most: 500 }],
  ["cake above 2000", /Cake$/, { least: 2_000 }],
  ["three tier wedding", /^Three Tier .*Wedding Cake$/],
  ["orchids", /Orchid/],
  ["sunflower for friend", /^Sunflower Bouquet$/],
  ["baby shower cake", /^Baby Shower .*Cake$/],
  ["doctor cake", /Doctor.* Cake$/],
  ["cricket cake for husband", /^Cricket .*Cake$/],
  ["lily", /Lily/],
  ["number 5 cake", /^Number 5 .*Cake$/],
  ["gift for wife under 1000", /for Wife$/, { most: 1_000 }],
  ["valentine roses", /^Valentine .*Roses/],
  ["house warming plant", /^House Warming .*Plant/],
  ["kids cake 2 kg for 15 people", /^Kids' Party .*Cake$/, { weight: "2 kg" }],
  ["hamper", /Hamper$/],
  ["new year cake", /^New Year .*Cake$/],
  ["farewell cake for colleague", /^Farewell .*Cake$/],
  ["aaj red velvet 6 log", /Red Velvet/, { weight: "1 kg" }],
  ["cake for 10-15 people", /Cake$/],
  ["cake 500-1000 rs", /Cake$/, { least: 500, most: 1_000 }],
  ["500 se 1000 tak", /./, { least: 500, most: 1_000 }],
  ["cake under 1 kg", /Cake$/],
  ["cake next friday", /Cake$/],
  ["mujhe cake chahiye", /Cake$/],
  ["non veg cake", /Cake$/],
  ["bina ande ka pineapple 1 kg", /^Fresh Pineapple Cake$/, { weight: "1 kg" }],
];

test.each(SEARCHES)("“%s” lists %s first", (query, name, { weight, most, least } = {}) => {
  const result = searchDemo(query);
  expect(result[0]?.name).toMatch(name);
  if (weight) expect(result[0]?.weight).toBe(weight);
  if (most) expect(result.filter(({ rupees }) => rupees > most)).toEqual([]);
  if (least) expect(result.filter(({ rupees }) => rupees < least)).toEqual([]);
});

test.each([
  ["eggless truffle", ({ eggless }: Found) => eggless],
  ["2 kg chocolate", ({ weight }: Found) => weight === "2 kg"],
  ["cake under 1 kg", ({ weight }: Found) => Number.parseFloat(weight) <= 1],
])("every product of “%s” is what was asked for", (query, isRight) => {
  const result = searchDemo(query);
  expect(result.length).toBeGreaterThan(0);
  expect(result.filter((product) => !isRight(product))).toEqual([]);
});

test("a birthday cake is for any birthday, unless the search says which", () => {
  const firstPage = searchDemo("birthday cake").slice(0, 24);
  expect(firstPage.filter(({ name }) => /\d(st|nd|rd|th)|^First/.test(name))).toEqual([]);
});

test("what cannot be is not made up: nothing serves fifty, and no truffle cake costs ₹50", () => {
  for (const query of ["cake for 50 people", "truffle cake under 50"]) expect(searchDemo(query)).toEqual([]);
});
