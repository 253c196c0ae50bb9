import { Fragment } from "react";
import type { ShownSection } from "../../../shop/catalogue/storefront/get-home.ts";
import type { ShopFigures } from "../../../shop/catalogue/storefront/shop-figures.ts";
import type { Fees } from "../../../shop/delivery/rules/fee.ts";
import { Anniversary } from "./anniversary.tsx";
import type { HomeArt } from "./art.ts";
import { Birthday } from "./birthday.tsx";
import { Bouquet } from "./bouquet.tsx";
import { ChosenProducts } from "./chosen-products.tsx";
import { FestivalLeaves } from "./festival-leaves.tsx";
import type { Festival } from "./festivals.ts";
import { FindYourGift } from "./find-your-gift.tsx";
import { GiftsTogether } from "./gifts-together.tsx";
import { Highlights } from "./highlights.tsx";
import { Occasions } from "./occasions.tsx";
import { Popular } from "./popular.tsx";

type SectionsProps = {
  shown: ShownSection[];
  festivals: (Festival & { href: string })[];
  art: HomeArt;
  figures: ShopFigures;
  fees: Fees;
  isDemo: boolean;
};

/**
 * The static sections between board and testimonials, in the order that staff have set. Rendered on the server only, so
 * that no browser loads their code; the page imports their stylesheets.
 */
export function HomeSections({ shown, ...page }: SectionsProps) {
  return shown.map((section, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and two sections can be alike
    <Fragment key={index}>{sectionOf(section, index, page)}</Fragment>
  ));
}

function sectionOf(section: ShownSection, index: number, page: Omit<SectionsProps, "shown">) {
  const { art, festivals, figures, fees, isDemo } = page;
  const { kind, title } = section;
  switch (kind) {
    case "occasions":
      return <Occasions />;
    case "popular":
      return <Popular section={section} art={art} />;
    case "birthday":
      return <Birthday title={title} art={art} />;
    case "anniversary":
      return <Anniversary title={title} art={art} />;
    case "calendar":
      return <FestivalLeaves title={title} festivals={festivals} />;
    case "bouquet":
      return <Bouquet title={title} art={art} />;
    case "together":
      return <GiftsTogether title={title} art={art} />;
    case "highlights":
      return <Highlights figures={figures} fees={fees} isDemo={isDemo} />;
    case "find":
      return <FindYourGift title={title} art={art} />;
    case "products":
      return <ChosenProducts id={`products-${index}`} section={section} />;
  }
}
