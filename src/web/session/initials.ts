/** `AR` for Asha Rao; one letter for one name. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).map((word) => [...word][0] ?? "");
  return [letters[0], letters.length > 1 ? letters.at(-1) : ""].join("").toUpperCase();
}
