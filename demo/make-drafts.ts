import { type Draft, slugOf } from "./draft.ts";
import { chance, shuffled } from "./seeded-random.ts";
import type { Collection, Look, Tables } from "./tables.ts";

/** Lines whose looks are sold in all of their flavours. */
const SEVERAL_FLAVOURS = new Set(["designer", "theme", "two-tier", "three-tier"]);
/** Looks that carry a name. */
const TAKES_A_NAME = new Set(["photo", "number", "theme"]);
/** Products with the same picture. No page of a listing shows a picture more often, whatever its filters and order. */
const PRODUCTS_OF_A_PICTURE = 2;
/** Highest base price of a 0.5 kg cake, before extras such as prints. */
const LADDER_TOP = 799;
/** Words that a name may contain twice. */
const SMALL_WORDS = new Set(["and", "a", "an", "of", "the", "in", "for", "on", "with", "cake", "your"]);

type Name = Tables["names"][number] & { look: Look };

/** First one product per picture, in the order of the table, then those that each collection makes of the names. */
export function makeDrafts(tables: Tables): Draft[] {
  const lookOf = new Map(tables.looks.map((look) => [look.picture, look]));
  const names: Name[] = tables.names.map((row) => {
    const look = lookOf.get(row.picture);
    if (!look) throw new Error(`demo/tables/names.csv: ${row.name} has no look ${row.picture}`);
    return { ...row, look };
  });
  const drafts = tables.looks.map((look) => portrait(tables, look));
  const taken: Taken = {
    titles: new Set(drafts.map((draft) => draft.name.toLowerCase())),
    shown: new Map(tables.looks.map(({ picture }) => [picture, 1])),
  };
  return [
    ...drafts,
    ...tables.collections.flatMap((collection) => makeCollection(tables, collection, names, taken)),
  ];
}

function portrait(tables: Tables, look: Look): Draft {
  const tags = [...look.tags, ...suits(tables, look, look.name)];
  return {
    ...blank(look),
    code: look.code,
    name: look.name,
    flavours: flavoursOf(tables, look, look.flavours[0] ?? ""),
    price: look.price,
    tags,
    occasions: occasionsOf(tables, tags),
    personalization: look.print ? ["Photo", "Name"] : TAKES_A_NAME.has(look.sizes) ? ["Name", "Message"] : [],
    print: look.print,
  };
}

/** Titles that exist, and how many products show each picture. */
type Taken = { titles: Set<string>; shown: Map<string, number> };

function makeCollection(
  tables: Tables,
  collection: Collection,
  names: Name[],
  { titles, shown }: Taken,
): Draft[] {
  const { pattern, looks, make } = collection;
  const fitting = names.filter(({ look }) =>
    looks.some((name) => name === look.picture || look.groups.includes(name)),
  );
  const made: Draft[] = [];
  for (const name of shuffled(fitting, pattern, (row) => row.name)) {
    if (made.length === make) break;
    const alike = shown.get(name.picture) ?? 0;
    const article = /^[AEIOU]/i.test(name.name) ? "an" : "a";
    const title = pattern.replace(/\ba {name}/, `${article} {name}`).replace("{name}", name.name);
    if (alike >= PRODUCTS_OF_A_PICTURE || titles.has(title.toLowerCase()) || stutters(title)) continue;
    titles.add(title.toLowerCase());
    shown.set(name.picture, alike + 1);
    made.push(draftOf(tables, collection, name, title));
  }
  return made;
}

function draftOf(tables: Tables, collection: Collection, name: Name, title: string): Draft {
  const { look } = name;
  const tags = [
    ...collection.tags,
    ...look.tags.filter((tag) => !NOT_INHERITED.has(tag)),
    ...(collection.occasion === "" ? suits(tables, look, title) : []),
  ];
  const extra = collection.personalization.includes("Photo") ? collection.price : 0;
  const price = name.price + (extra > 0 ? 0 : collection.price);
  return {
    ...blank(look),
    name: title,
    kind: collection.kind ?? look.kind,
    flavours: flavoursOf(tables, look, name.flavour),
    price: look.kind === "cake" ? Math.min(price, LADDER_TOP) : price,
    extra,
    lead: collection.lead,
    madeFor: collection.tags[0] ?? "",
    occasions: occasionsOf(tables, tags),
    personalization: collection.personalization,
    print: collection.print,
    tags,
    says: collection.says,
  };
}

/** Tags about a product's inscription, which variations do not inherit. */
const NOT_INHERITED = new Set([
  "thank-you",
  "teachers-day",
  "teacher-cake",
  "doctor-cake",
  "valentine-day",
  "raksha-bandhan",
  "number-cake",
  "name-cake",
  "message-cake",
  "alphabet-cake",
]);

function blank(look: Look): Draft {
  return {
    code: null,
    name: look.name,
    look,
    kind: look.kind,
    flavours: [],
    price: look.price,
    extra: 0,
    lead: null,
    madeFor: "",
    occasions: [],
    personalization: [],
    print: null,
    tags: [],
    says: "",
    also: look.also,
    combo: null,
  };
}

function flavoursOf(tables: Tables, look: Look, usual: string): string[] {
  if (usual === "") return [];
  if (!look.flavours.includes(usual)) {
    throw new Error(`demo/tables: a ${look.picture} does not look like ${usual}`);
  }
  if (!SEVERAL_FLAVOURS.has(look.sizes)) return [usual];
  const others = tables.flavours.flatMap(({ flavour, underIcing }) =>
    look.anyFlavour && underIcing ? flavour : [],
  );
  return [...new Set([usual, ...look.flavours, ...others])];
}

/** Occasions that it suits without being made for them: some of those its groups suit. */
function suits(tables: Tables, look: Look, title: string): string[] {
  const slugs = tables.groups.filter((row) => look.groups.includes(row.group)).flatMap((row) => row.suits);
  return [...new Set(slugs)].filter((slug) => slug === "birthday" || chance(`${title}|${slug}`) < 0.6);
}

/** Names of the occasions whose categories contain products with these tags. */
function occasionsOf(tables: Tables, tags: string[]): string[] {
  const named = tables.collections.filter(
    ({ occasion, tags: draftTags }) => occasion !== "" && tags.includes(draftTags[0] ?? ""),
  );
  return [...new Set(named.map(({ occasion }) => occasion))];
}

/** Does a name repeat a word, as in `Ribbon Tied Ribbon Cake`? */
function stutters(title: string): boolean {
  const words = title
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && !SMALL_WORDS.has(word))
    .map((word) => word.replace(/s$/, ""));
  return new Set(words).size < words.length;
}

/** All tags of a draft: its own, and those that follow from what it is. */
export function tagsOf(draft: Draft, isEggless: boolean, leadHours: number): string[] {
  const isCake = draft.kind === "cake";
  return [
    `kind-${draft.kind}`,
    // A category of a flavour lists what looks like it.
    ...draft.flavours.filter((flavour) => draft.look.flavours.includes(flavour)).map(slugOf),
    ...draft.personalization.map((way) => slugOf(way)),
    ...(isEggless && (isCake || draft.kind === "pastry") ? ["eggless"] : []),
    ...(draft.look.sizes === "heart" && isCake ? ["heart-shape"] : []),
    ...(isCake && leadHours <= 2 ? ["express-delivery"] : []),
    ...(isCake && leadHours < 24 ? ["midnight-delivery"] : []),
    ...draft.tags,
  ];
}
