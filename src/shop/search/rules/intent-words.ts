/** Words that say without egg. Several words are written with spaces. */
export const EGGLESS_WORDS = [
  "eggless",
  "egg less",
  "egg free",
  "eggfree",
  "without egg",
  "without eggs",
  "no egg",
  "no eggs",
  "bina ande ka",
  "bina anda",
  "bina ande",
  "pure veg",
  "veg",
  "vegetarian",
];

/** Words that hold an eggless word and mean the opposite. */
export const WITH_EGG_WORDS = [
  "non veg",
  "nonveg",
  "non vegetarian",
  "not veg",
  "not eggless",
  "non eggless",
];

/** Words before a greatest price, before a least one, and after a greatest one. */
export const MOST_WORDS = [
  "under",
  "undr",
  "undar",
  "below",
  "less than",
  "up to",
  "upto",
  "within",
  "max",
  "maximum",
  "not more than",
  "budget",
];
export const LEAST_WORDS = ["above", "over", "more than", "min", "minimum", "at least"];
export const MOST_AFTER_WORDS = ["se kam", "tak", "ke andar"];

/** Words after a number of people. */
export const PEOPLE_WORDS = [
  "people",
  "peoples",
  "person",
  "persons",
  "guests",
  "pax",
  "log",
  "logon",
  "members",
  "friends",
  "heads",
  "colleagues",
];

/** Days from today, by word. */
export const DAY_WORDS: Record<string, number> = {
  today: 0,
  tonight: 0,
  aaj: 0,
  tomorrow: 1,
  tommorow: 1,
  tomorow: 1,
  tmrw: 1,
  tmr: 1,
  kal: 1,
  "day after tomorrow": 2,
  parso: 2,
  parson: 2,
};

export const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** Also understood by their first three letters. */
export const MONTHS =
  "january february march april may june july august september october november december".split(" ");

/** Texts for the hour of Midnight Delivery. `midnight` alone is one too, unless it begins the name of a product. */
export const MIDNIGHT_WORDS = ["midnight delivery", "12 am", "12 at night", "raat 12 baje", "aadhi raat"];

/** Words before which `midnight` is the hour: `midnight cake`, not `midnight gold cake`. Fillers are, too. */
export const AFTER_MIDNIGHT = new Set(
  "cake cakes birthday bday anniversary surprise eggless chocolate flowers bouquet today tonight tomorrow".split(
    " ",
  ),
);

export type SubjectKind = "occasion" | "relation" | "theme" | "delivery" | "allergen" | "place";

/** A purpose of a gift: the catalogue's words, and other words that people type for them. */
type SubjectRow = { kind: SubjectKind; words: string; said?: string[] };

const OCCASIONS: SubjectRow[] = [
  { kind: "occasion", words: "birthday", said: ["bday", "b day", "janamdin", "janmdin", "janam din"] },
  { kind: "occasion", words: "anniversary", said: ["salgirah", "saalgirah"] },
  { kind: "occasion", words: "wedding", said: ["shaadi", "shadi"] },
  { kind: "occasion", words: "engagement", said: ["sagai"] },
  { kind: "occasion", words: "raksha bandhan", said: ["rakhi", "rakshabandhan", "rakhsha bandhan"] },
  { kind: "occasion", words: "valentine", said: ["valentines", "valentine's"] },
  { kind: "occasion", words: "love", said: ["girlfriend", "boyfriend", "gf", "bf", "fiancee", "fiance"] },
  { kind: "occasion", words: "christmas", said: ["xmas"] },
  { kind: "occasion", words: "baby shower", said: ["godh bharai"] },
  { kind: "occasion", words: "house warming", said: ["housewarming", "griha pravesh"] },
  ...["diwali", "bhai dooj", "karwa chauth", "holi", "new year", "eid", "onam", "lohri", "janmashtami"].map(
    (words): SubjectRow => ({ kind: "occasion", words }),
  ),
  ...["thank you", "sorry", "congratulations", "miss you", "get well soon", "farewell", "retirement"].map(
    (words): SubjectRow => ({ kind: "occasion", words }),
  ),
];

const RELATIONS: SubjectRow[] = [
  { kind: "relation", words: "wife", said: ["biwi", "patni"] },
  { kind: "relation", words: "husband", said: ["hubby", "pati"] },
  { kind: "relation", words: "mother", said: ["mom", "mum", "mummy", "maa", "mumma"] },
  { kind: "relation", words: "father", said: ["dad", "daddy", "papa"] },
  { kind: "relation", words: "sister", said: ["didi", "behen", "bahen"] },
  { kind: "relation", words: "brother", said: ["bhai", "bhaiya"] },
  { kind: "relation", words: "friend", said: ["dost", "bestie", "best friend"] },
  ...["colleague", "boss", "neighbour", "grandmother", "grandfather", "aunt", "uncle"].map(
    (words): SubjectRow => ({ kind: "relation", words }),
  ),
  { kind: "relation", words: "parents", said: ["mummy papa", "mom dad", "mom and dad"] },
  {
    kind: "relation",
    words: "kids",
    said: ["kid", "child", "children", "boy", "girl", "son", "daughter", "beta", "beti", "bacha", "bachcha"],
  },
];

const THEMES: SubjectRow[] = [
  ...["photo", "unicorn", "dinosaur", "superhero", "princess", "jungle", "safari", "mermaid", "space"].map(
    (words): SubjectRow => ({ kind: "theme", words }),
  ),
  ...["rainbow", "butterfly", "cricket", "football", "guitar", "doll", "castle", "train", "rocket"].map(
    (words): SubjectRow => ({ kind: "theme", words }),
  ),
];

/**
 * Every subject by each text that means it, the longest first (`bhai dooj` before `bhai`). Allergens and places are
 * read apart.
 */
export const SUBJECTS: [said: string, subject: SubjectRow][] = [...[...OCCASIONS, ...RELATIONS, ...THEMES]]
  .flatMap((row) => [row.words, ...(row.said ?? [])].map((phrase): [string, SubjectRow] => [phrase, row]))
  .sort(([a], [b]) => b.split(" ").length - a.split(" ").length);

/** Texts that the catalogue writes otherwise. `gulab` alone means the flower. */
export const REWORDED: Record<string, string> = {
  "1st": "first",
  "gulab jamun": "gulab jamun",
  gulab: "roses",
};
