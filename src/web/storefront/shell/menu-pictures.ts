import type { Picture, Pictures } from "../../../shop/catalogue/pictures.ts";

/** A picture beside the links of a menu panel. */
export type MenuPicture = { title: string; action: string; href: string; picture: Picture };

/** By the label of the menu category. Each picture shows a product behind its links. */
const MENU_PICTURES: Record<string, { title: string; action: string; href: string; cutout: string }> = {
  "Customized Cakes": {
    title: "Your words, your photo, on a cake",
    action: "See photo cakes",
    href: "/photo-cake",
    cutout: "photo-style-message-cake",
  },
  "Designer Cakes": {
    title: "Made by hand, tier by tier",
    action: "See wedding cakes",
    href: "/wedding-cakes",
    cutout: "two-tier-floral-cake",
  },
  Cakes: {
    title: "From half a kilo to three tiers",
    action: "See all cakes",
    href: "/AllCakes",
    cutout: "strawberry-drip-cake",
  },
  Occasions: {
    title: "The next birthday is somebody’s",
    action: "See birthday cakes",
    href: "/birthday-cakes",
    cutout: "black-forest-cherry-gateau",
  },
  Flavours: {
    title: "Which flavour shall it be?",
    action: "See all cakes",
    href: "/AllCakes",
    cutout: "belgian-chocolate-truffle-cake",
  },
  "More Gifts": {
    title: "A basket that says it all",
    action: "See hampers",
    href: "/category/anniversary-hampers",
    cutout: "gourmet-gift-hamper",
  },
  Flowers: {
    title: "Tied by hand, with a card",
    action: "See roses",
    href: "/category/flowers/roses",
    cutout: "red-rose-bouquet",
  },
};

export function menuPictureOf(label: string, pictures: Pictures): MenuPicture | undefined {
  const feature = MENU_PICTURES[label];
  if (!feature) return undefined;
  const { cutout, ...words } = feature;
  return { ...words, picture: pictures.cutout(cutout) };
}
