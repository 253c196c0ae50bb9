/** Words that do not identify a category, because everything here is a cake or a gift. */
const EMPTY_WORDS = new Set(["cake", "cakes", "gift", "gifts"]);

/**
 * Normalises a category's name: lower case, camel case split, hyphens, without the words cake and gift.
 * `BirthdayCakes` and `birthday_gifts` become `birthday`. A name of such words only keeps them.
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
