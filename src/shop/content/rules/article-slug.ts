/** Longer slugs are cut in search results. */
const LONGEST_SLUG = 60;

/** The slug of an article below `/Blogs`, from its title: `Cakes & Diwali` is `cakes-diwali`. Empty without letters. */
export function articleSlug(title: string): string {
  const words = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
  let slug = "";
  for (const word of words) {
    const longer = slug === "" ? word.slice(0, LONGEST_SLUG) : `${slug}-${word}`;
    if (longer.length > LONGEST_SLUG) break;
    slug = longer;
  }
  return slug;
}
