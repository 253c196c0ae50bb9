import type { ProductCard } from "../../../shop/catalogue/product-card.ts";
import type { ShopFigures } from "../../../shop/catalogue/shop-figures.ts";
import type { PublicFees } from "../../../shop/delivery/public-fees.ts";
import { Anniversary } from "./anniversary.tsx";
import type { HomeArt } from "./art.ts";
import { Birthday } from "./birthday.tsx";
import { Bouquet } from "./bouquet.tsx";
import { CalendarLeaves } from "./calendar-leaves.tsx";
import type { Festival } from "./festivals.ts";
import { FindYourGift } from "./find-your-gift.tsx";
import { Highlights } from "./highlights.tsx";
import { Occasions } from "./occasions.tsx";
import { Popular } from "./popular.tsx";
import { Sums } from "./sums.tsx";

type SectionsProps = {
  popular: ProductCard[];
  festivals: (Festival & { href: string })[];
  art: HomeArt;
  figures: ShopFigures;
  fees: PublicFees;
  isDemo: boolean;
};

/**
 * The static sections between board and testimonials. Rendered on the server only, so that no browser loads their
 * code; the page imports their stylesheets.
 */
export function HomeSections({ popular, festivals, art, figures, fees, isDemo }: SectionsProps) {
  return (
    <>
      <Occasions />
      {popular.length > 0 && <Popular products={popular} art={art} />}
      <Birthday art={art} />
      <Anniversary art={art} />
      <CalendarLeaves festivals={festivals} />
      <Bouquet art={art} />
      <Sums art={art} />
      <Highlights figures={figures} fees={fees} isDemo={isDemo} />
      <FindYourGift art={art} />
    </>
  );
}
