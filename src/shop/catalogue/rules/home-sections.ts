/** The sections that are drawn for the home page, and `products`: a grid of products that staff add. */
export const HOME_KINDS = [
  ...(["occasions", "popular", "birthday", "anniversary", "calendar", "bouquet"] as const),
  ...(["together", "highlights", "find", "products"] as const),
] as const;

export type HomeKind = (typeof HOME_KINDS)[number];

/** A section of the home page as it is stored. */
export type HomeSection = {
  kind: HomeKind;
  /** Empty if the section shows no title. */
  title: string;
  isShown: boolean;
  /** The category whose products it shows; null for the chosen products, or the shop's first ones. */
  category: string | null;
  /** Ids of the chosen products, in their order. */
  products: string[];
};

/** The name of each section for staff, and its title until they change it; empty if it shows none. */
export const HOME_NAMES: Record<HomeKind, { name: string; title: string }> = {
  occasions: { name: "Occasions", title: "" },
  popular: { name: "Popular products", title: "POPULAR PRODUCTS" },
  birthday: { name: "Birthday", title: "Birthday Gifts That Matter" },
  anniversary: { name: "Anniversary", title: "Anniversary Gifts Made With Love" },
  calendar: { name: "Calendar", title: "Calendar Days for Celebration" },
  bouquet: { name: "Bouquets", title: "A Bouquet That Feels Like A Hug" },
  together: { name: "Combos", title: "Gifts That Go Together" },
  highlights: { name: "Highlights", title: "" },
  find: { name: "Gift finder", title: "Find Your Gift Easily" },
  products: { name: "Products", title: "" },
};

/** The home page until staff change it. */
export const DEFAULT_HOME: HomeSection[] = HOME_KINDS.filter((kind) => kind !== "products").map((kind) => ({
  ...{ kind, title: HOME_NAMES[kind].title, isShown: true, category: null, products: [] },
}));

export const LONGEST_TITLE = 60;
/** Sections that staff may add. */
export const MOST_ADDED = 6;
/** Products that an added section shows. */
export const MOST_CARDS = 8;
/** Products of the section of popular ones, whose title takes the place of two: rows 1 to 7 of the contract's list. */
export const POPULAR_CARDS = 6;
export const FIRST_POPULAR = 1;

export const hasTitle = (kind: HomeKind) => kind === "products" || HOME_NAMES[kind].title !== "";
/** Whether staff choose the products of such a section. */
export const showsProducts = (kind: HomeKind) => kind === "products" || kind === "popular";

/** All sections: those that were drawn after the page was saved are hidden until staff show them. */
export function completeHome(stored: readonly HomeSection[]): HomeSection[] {
  if (stored.length === 0) return DEFAULT_HOME;
  const kinds = new Set(stored.map(({ kind }) => kind));
  const missing = DEFAULT_HOME.filter(({ kind }) => !kinds.has(kind));
  return [...stored, ...missing.map((section) => ({ ...section, isShown: false }))];
}

/** Texts have no control characters, so a tab separates them. */
const SEPARATOR = "\t";

/** The page as the log stores it: a line for each section. */
export function homeLinesOf(sections: readonly HomeSection[]): string[] {
  return sections.map(({ kind, title, isShown, category, products }) =>
    [kind, title, isShown ? "shown" : "hidden", category ?? "", products.join(" ")].join(SEPARATOR),
  );
}

/** Leaves out sections of a kind that exists no more. */
export function readHomeLines(lines: readonly string[]): HomeSection[] {
  return lines.flatMap((line) => {
    const [code, title = "", shown = "", category = "", products = ""] = line.split(SEPARATOR);
    const kind = HOME_KINDS.find((known) => known === code);
    if (!kind) return [];
    return {
      ...{ kind, title, isShown: shown === "shown", category: category || null },
      products: products.split(" ").filter(Boolean),
    };
  });
}

/** The sections that only one of two pages has, in words: `Popular products, hidden`. */
export function homeDifference(
  before: readonly string[],
  after: readonly string[],
): { removed: string[]; added: string[] } {
  const [old, current] = [new Set(before), new Set(after)];
  return {
    removed: readHomeLines(before.filter((line) => !current.has(line))).map(sectionWords),
    added: readHomeLines(after.filter((line) => !old.has(line))).map(sectionWords),
  };
}

function sectionWords({ kind, title, isShown, category, products }: HomeSection): string {
  return [
    HOME_NAMES[kind]?.name ?? kind,
    title && `“${title}”`,
    category !== null && `products of /${category}`,
    products.length > 0 && products.join(" "),
    !isShown && "hidden",
  ]
    .filter(Boolean)
    .join(", ");
}
