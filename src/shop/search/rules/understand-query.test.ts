import { describe, expect, test } from "vitest";
import { day } from "../../basics/india-time.ts";
import { isPlaceIn } from "./place-words.ts";
import { productWords, understandQuery } from "./understand-query.ts";

/** A Monday. */
const TODAY = day("2026-11-23");
const parts = (query: string) => {
  const { words, filter, subjects } = understandQuery(query, TODAY);
  return [words, filter, subjects.map((subject) => subject.words).join(", ")];
};

const MOST_LEFT_OUT = "without nuts, without milk, without soy";

describe("what a query asks for", () => {
  test.each<[query: string, words: string, filter: object, subjects: string]>([
    ["eggless under 600", "", { eggless: true, max: 600 }, ""],
    ["for 20 people", "", { people: 20 }, ""],
    [
      "2 kg chocolate tomorrow 110001",
      "chocolate",
      { weights: ["2-kg"], by: "2026-11-24", pin: "110001" },
      "",
    ],
    ["photo cake", "photo cake", {}, "photo"],
    ["red roses for wife", "red roses for wife", {}, "wife"],
    ["cake for 5 year old boy", "cake for kids", {}, "kids"],
    ["gulab", "roses", {}, ""],
    ["gulab jamun cake", "gulab jamun cake", {}, ""],
    ["janamdin cake", "birthday cake", {}, "birthday"],
    ["Eggless cake below ₹1,000 for 8 persons", "cake", { eggless: true, max: 1000, people: 8 }, ""],
    ["cake between 500 and 1000 rs", "cake", { min: 500, max: 1000 }, ""],
    ["500 se kam cake", "cake", { max: 500 }, ""],
    ["cake above 2k", "cake", { min: 2000 }, ""],
    ["half kg black forest", "black forest", { weights: ["0.5-kg"] }, ""],
    ["500 gm pineapple", "pineapple", { weights: ["0.5-kg"] }, ""],
    ["1.5kg mango", "mango", { weights: ["1.5-kg"] }, ""],
    ["2 pound vanilla", "vanilla", { weights: ["1-kg"] }, ""],
    ["cake on 25 dec", "cake", { by: "2026-12-25" }, ""],
    ["cake 5th january", "cake", { by: "2027-01-05" }, ""],
    ["balloons this sunday", "balloons", { by: "2026-11-29" }, ""],
    ["aaj cake chahiye 15 log ke liye", "cake chahiye ke liye", { by: "2026-11-23", people: 15 }, ""],
    ["cake for 10-15 people", "cake", { people: 15 }, ""],
    ["500-1000", "", { min: 500, max: 1000 }, ""],
    ["cake 500-1000 rs", "cake", { min: 500, max: 1000 }, ""],
    ["500 se 1000 tak", "", { min: 500, max: 1000 }, ""],
    ["cake under 1 kg", "cake", { maxGrams: 1_000 }, ""],
    ["cake less than 500 gm", "cake", { maxGrams: 500 }, ""],
    ["1 kg se kam cake", "cake", { maxGrams: 1_000 }, ""],
    ["cake over 1 kg under 2000", "cake", { minGrams: 1_000, max: 2000 }, ""],
    ["cake between 1 and 2 kg", "cake", { minGrams: 1_000, maxGrams: 2_000 }, ""],
    ["500 gm to 1 kg pineapple", "pineapple", { minGrams: 500, maxGrams: 1_000 }, ""],
    ["cake 1-2 kg", "cake", { minGrams: 1_000, maxGrams: 2_000 }, ""],
    ["1 kg and 2 kg cake", "and cake", { weights: ["1-kg", "2-kg"] }, ""],
    ["cake next friday", "cake", { by: "2026-11-27" }, ""],
    ["cake next monday", "cake", { by: "2026-11-30" }, ""],
    ["non veg cake", "cake", {}, ""],
    ["not eggless cake", "cake", {}, ""],
    ["bina ande ka rasmalai", "rasmalai", { eggless: true }, ""],
    ["bhai dooj gift under 500", "bhai dooj gift", { max: 500 }, "bhai dooj"],
    ["cake without nuts", "cake without nuts", {}, "without nuts"],
    ["Nut-free cake under 800", "without nuts cake", { max: 800 }, "without nuts"],
    ["gluten free eggless cake", "without gluten cake", { eggless: true }, "without gluten"],
    ["no dairy chocolate", "without milk chocolate", {}, "without milk"],
    ["cake without nuts and milk", "cake without nuts without milk", {}, "without nuts, without milk"],
    ["no nuts or dairy", "without nuts without milk", {}, "without nuts, without milk"],
    ["no nuts, dairy & soya cake", "without nuts without milk without soy cake", {}, MOST_LEFT_OUT],
    ["free from nuts, or any milk", "without nuts without milk", {}, "without nuts, without milk"],
    ["nut and gluten-free cake", "without nuts without gluten cake", {}, "without nuts, without gluten"],
    ["nut free, dairy free cake", "without nuts without milk cake", {}, "without nuts, without milk"],
    ["nut/milk allergy", "without nuts without milk", {}, "without nuts, without milk"],
    ["no nuts or tree nuts", "without nuts", {}, "without nuts"],
    ["no egg or nuts", "without nuts", { eggless: true }, "without nuts"],
    ["egg and nut free cake", "without nuts cake", { eggless: true }, "without nuts"],
    ["cake without nuts and roses", "cake without nuts and roses", {}, "without nuts"],
    ["fruit and nut cake", "fruit and nut cake", {}, ""],
    ["fruit and nut, gluten free", "fruit and nut and without gluten", {}, "without gluten"],
    ["dairy milk free delivery", "dairy milk", {}, ""],
    ["fruit and nut free shipping", "fruit and nut", {}, ""],
    ["no nuts or dairy free delivery", "without nuts without milk", {}, "without nuts, without milk"],
    ["nut free cake free delivery", "without nuts cake", {}, "without nuts"],
    ["gluten free delivery", "without gluten", {}, "without gluten"],
    ["nut free delivery in delhi", "without nuts in delhi", {}, "without nuts, in delhi"],
    ["gluten free and nut cake", "without gluten nut cake", {}, "without gluten"],
    ["nut free, milk chocolate cake", "without nuts milk chocolate cake", {}, "without nuts"],
    ["cake with nuts and gluten free", "cake with nuts and without gluten", {}, "without gluten"],
    ["neither nuts nor dairy", "without nuts without milk", {}, "without nuts, without milk"],
    ["sugar free cake", "sugar free cake", {}, ""],
    ["sugar free delivery", "sugar free delivery", {}, ""],
    ["gift for girlfriend under 1500", "gift for love", { max: 1500 }, "love"],
  ])("%s", (query, words, filter, subjects) => {
    expect(parts(query)).toEqual([words, filter, subjects]);
  });

  test.each([
    "chocolate truffle",
    "12 red roses",
    "number 5 cake",
    "box of 6",
    "7 balloons",
    "Ferrero  Hazelnut!",
    "egg",
    "110001 2",
    "under",
    "under 200000",
    "under 0",
    "for",
    "999999999 kg",
  ])("leaves %s as it is typed, apart from a pincode", (query) => {
    const { words, filter } = understandQuery(query, TODAY);
    const { pin: _pin, ...others } = filter;
    expect(others).toEqual({});
    if (!filter.pin) expect(words).toBe(query);
  });

  test.each(["18th birthday cake", "25th anniversary cake", "2nd birthday"])(
    "%s keeps the number: it is a subject, not people or a date",
    (query) => {
      expect(understandQuery(query, TODAY)).toMatchObject({ words: query, filter: {} });
    },
  );

  test("1st is the catalogue’s word", () => {
    expect(understandQuery("1st birthday cake", TODAY).words).toBe("first birthday cake");
  });

  test("removing a subject also removes the small words before it", () => {
    const { subjects } = understandQuery("red roses for my wife", TODAY);
    expect(subjects).toEqual([{ kind: "relation", words: "wife", without: "red roses" }]);
    expect(understandQuery("birthday", TODAY).subjects[0]?.without).toBe("");
  });

  test("understanding a query that was understood changes nothing", () => {
    for (const query of [
      "janamdin cake under 600",
      "cake for 5 year old boy tomorrow",
      "dost ke liye gift",
      "gluten free and nut cake",
      "cake with nuts and gluten free",
      "fruit and nut free and soya cake",
    ]) {
      const once = understandQuery(query, TODAY);
      const again = understandQuery(once.words, TODAY);
      expect(again).toEqual({ ...once, filter: {} });
    }
  });
});

describe("a city", () => {
  test.each([
    ["cake in delhi", "in delhi", "cake"],
    ["cake for 10 persons in New Delhi", "in delhi", "cake"],
    ["eggless cake delivery in bangalore tomorrow", "in bengaluru", "cake delivery"],
    ["chocolate truffle mumbai", "in mumbai", "chocolate truffle"],
    ["send roses to calcutta", "in kolkata", "send roses"],
    ["in bengaluru", "in bengaluru", ""],
    ["red roses for wife in navi mumbai", "in navi mumbai", "red roses for wife"],
  ])("“%s” is “%s”, and products are searched by “%s”", (query, city, words) => {
    const understood = understandQuery(query, TODAY);
    expect(understood.subjects.filter(({ kind }) => kind === "place").map((place) => place.words)).toEqual([
      city,
    ]);
    expect(productWords(understood.words)).toBe(words);
    const again = understandQuery(understood.words, TODAY);
    expect(again).toEqual({ ...understood, filter: {} });
  });

  test("that begins or stands within the name of something is a word", () => {
    for (const query of ["bombay mixture cake", "calcutta paan cake", "goa beach"]) {
      const { words, subjects } = understandQuery(query, TODAY);
      expect([words, subjects, productWords(words)]).toEqual([query, [], query]);
    }
  });

  test("can be removed from the search, and is shown only where a kitchen is", () => {
    expect(understandQuery("cake in delhi", TODAY).subjects).toEqual([
      { kind: "place", words: "in delhi", without: "cake" },
    ]);
    expect(isPlaceIn("in delhi", ["Mumbai", "New Delhi"])).toBe(true);
    expect(isPlaceIn("in patna", ["Mumbai", "New Delhi"])).toBe(false);
  });
});

describe("midnight", () => {
  test.each([
    ["midnight cake", "cake"],
    ["birthday cake at midnight", "birthday cake"],
    ["12 am delivery", ""],
    ["midnight", ""],
  ])("“%s” asks for Midnight Delivery, and products are searched by “%s”", (query, words) => {
    const understood = understandQuery(query, TODAY);
    expect(understood.subjects).toContainEqual(expect.objectContaining({ kind: "delivery", without: words }));
    expect(productWords(understood.words)).toBe(words);
  });

  test("in the name of a product is a word", () => {
    const { words, subjects } = understandQuery("midnight gold cake", TODAY);
    expect([words, subjects, productWords(words)]).toEqual(["midnight gold cake", [], "midnight gold cake"]);
  });
});
