/** Categories that pages of the shop link to by their code, and where. They cannot be hidden. */
export const FIXED_LINKS: Readonly<Record<string, string>> = {
  ...namedBy("the home page", [
    ...["anniversary-cake", "birthday-cakes", "combos-cakes", "flowers", "plants", "raksha-bandhan"],
    ...["thankyou-cakes", "category/anniversary-flowers", "category/anniversary-hampers"],
    ...["category/anniversary-plants", "category/birthday-balloons", "category/birthday-flowers"],
    ...[
      "category/birthday-personalized",
      "category/combo/flowers-cakes",
      "category/combo/flowers-chocolates",
    ],
    ...["category/combo/flowers-teddy", "category/combo/flowers-teddy-chocolates"],
    ...["category/flowers/carnations", "category/flowers/hampers", "category/flowers/orchids"],
    ...["category/flowers/roses", "category/specialday-flowers", "category/specialday-hampers"],
    "category/specialday-plants",
  ]),
  ...namedBy("a picture of the menu", ["photo-cake", "wedding-cakes"]),
};

function namedBy(page: string, slugs: string[]): Record<string, string> {
  return Object.fromEntries(slugs.map((slug) => [slug, page]));
}
