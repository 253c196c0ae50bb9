/** Words that say nothing about which category is meant: everything here is a cake or a gift. */
const EMPTY_WORDS = new Set(["cake", "cakes", "gift", "gifts"]);

/**
 * The core of a category's name, by which two spellings are the same: lower case, camel case split,
 * separators as hyphens, without the words cake and gift. `BirthdayCakes` and `birthday_gifts` are `birthday`.
 * A name of such words alone (`All-Cakes` is not one, `Cakes` is) keeps them.
 */
export function categoryCore(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
  const telling = words.filter((word) => !EMPTY_WORDS.has(word));
  return (telling.length > 0 ? telling : words).join("-");
}

/** Route of a menu item: its label in lower case, whitespace as hyphens (`Photo Cake` is `photo-cake`). */
export function slugOf(label: string): string {
  return label.trim().toLowerCase().replace(/\s+/g, "-");
}
