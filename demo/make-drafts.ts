import { chance, shuffled } from "./chance.ts";
import { type Draft, slugOf } from "./draft.ts";
import type { Collection, Look, Tables } from "./tables.ts";

/** Looks that hide the inside: such a cake is sold in several flavours. */
const ANY_FLAVOUR = new Set(["designer", "theme", "two-tier", "three-tier"]);
/** Looks that carry a name. */
const TAKES_A_NAME = new Set(["photo", "number", "theme"]);
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
  const taken = new Set(drafts.map((draft) => draft.name.toLowerCase()));
  const uses = new Map<string, number>();
  for (const collection of tables.collections) {
    for (const draft of makeCollection(tables, collection, names, { taken, uses })) drafts.push(draft);
  }
  return drafts;
}

function portrait(tables: Tables, look: Look): Draft {
  const tags = [...look.tags, ...suits(tables, look, look.name)];
  return {
    ...blank(look),
    code: look.code,
    name: look.name,
    flavours: flavoursOf(look, look.flavours[0] ?? ""),
    price: look.price,
    tags,
    occasions: occasionsOf(tables, tags),
    personalization: look.print ? ["Photo", "Name"] : TAKES_A_NAME.has(look.sizes) ? ["Name", "Message"] : [],
    print: look.print,
  };
}

/** Names that exist, and how often each picture is used. */
type Made = { taken: Set<string>; uses: Map<string, number> };

function makeCollection(tables: Tables, collection: Collection, names: Name[], so: Made): Draft[] {
  const { taken, uses } = so;
  const { pattern, looks, make } = collection;
  const fitting = names.filter(({ look }) =>
    looks.some((name) => name === look.picture || look.groups.includes(name)),
  );
  const made: Draft[] = [];
  // Uses every look once before repeating any, so that a category does not repeat one picture.
  const rounds = pattern.includes("{epithet}") ? 8 : 1;
  for (let round = 0; round < rounds && made.length < make; round += 1) {
    const turns = inTurns(
      shuffled(fitting, `${pattern}${round}`, (look) => look.name),
      uses,
    );
    for (const name of turns) {
      if (made.length === make) break;
      const epithet = tables.epithets[Math.floor(chance(`${name.name}|${round}`) * tables.epithets.length)];
      const article = /^[AEIOU]/i.test(name.name) ? "an" : "a";
      const title = pattern
        .replace(/\ba {name}/, `${article} {name}`)
        .replace("{name}", name.name)
        .replace("{epithet}", epithet ?? "");
      if (taken.has(title.toLowerCase()) || stutters(title)) continue;
      if (isShownEnough(name.look, uses)) continue;
      taken.add(title.toLowerCase());
      uses.set(name.picture, (uses.get(name.picture) ?? 0) + 1);
      made.push(draftOf(tables, collection, name, title));
    }
  }
  return made;
}

/** Is its picture shown by as many products as `most` allows? Its portrait is one of them. */
function isShownEnough({ picture, most }: Look, uses: Map<string, number>): boolean {
  return most !== null && 1 + (uses.get(picture) ?? 0) >= most;
}

function draftOf(tables: Tables, collection: Collection, name: Name, title: string): Draft {
  const { look } = name;
  const isHouse = collection.tags.includes("house");
  const tags = [
    ...(isHouse ? [] : collection.tags),
    ...look.tags.filter((tag) => !NOT_INHERITED.has(tag)),
    ...(collection.occasion === "" ? suits(tables, look, title) : []),
  ];
  const extra = collection.personalization.includes("Photo") ? collection.price : 0;
  const price = name.price + (extra > 0 ? 0 : collection.price);
  return {
    ...blank(look),
    name: title,
    kind: collection.kind ?? look.kind,
    flavours: flavoursOf(look, name.flavour),
    price: look.kind === "cake" ? Math.min(price, LADDER_TOP) : price,
    extra,
    lead: collection.lead,
    madeFor: isHouse ? "" : (collection.tags[0] ?? ""),
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

function flavoursOf(look: Look, usual: string): string[] {
  if (usual === "") return [];
  if (!look.flavours.includes(usual)) {
    throw new Error(`demo/tables: a ${look.picture} does not look like ${usual}`);
  }
  if (!ANY_FLAVOUR.has(look.sizes)) return [usual];
  return [usual, ...look.flavours.filter((flavour) => flavour !== usual)];
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

/** Names of pictures that are used least come first, so that no picture fills a category. */
function inTurns(names: Name[], uses: Map<string, number>): Name[] {
  const turn = new Map<string, number>();
  return names
    .map((name) => {
      const at = turn.get(name.picture) ?? uses.get(name.picture) ?? 0;
      turn.set(name.picture, at + 1);
      return { name, at };
    })
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name);
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
    ...draft.flavours.map(slugOf),
    ...draft.personalization.map((way) => slugOf(way)),
    ...(isEggless && (isCake || draft.kind === "pastry") ? ["eggless"] : []),
    ...(draft.look.sizes === "heart" && isCake ? ["heart-shape"] : []),
    ...(isCake && leadHours <= 2 ? ["express-delivery"] : []),
    ...(isCake && leadHours < 24 ? ["midnight-delivery"] : []),
    ...draft.tags,
  ];
}
