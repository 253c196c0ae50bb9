/** The page of a category in the office. Slugs may have several segments. */
export function categoryPath(slug: string): string {
  return `/admin/catalogue/categories/${slug}`;
}

/** The name of the field for the place of a product. */
export function placeField(id: string): string {
  return `place.${id}`;
}
