import type { RouterContextProvider } from "react-router";
import type { ProductCard } from "../../../shop/catalogue/product-card.ts";
import type { Services } from "../../../shop/services.ts";
import { readyHtml, sendHtml } from "../../rendering/ready-html.server.tsx";
import { cardsHtml } from "../product-card/cards-html.server.tsx";
import { ABOUT_ID } from "./about/about.tsx";
import { AboutParts } from "./about/about-parts.server.tsx";
import { ComboParts } from "./about/combo-parts.server.tsx";
import { Offers } from "./about/offers.server.tsx";
import type { CakePageProps } from "./cake-page.tsx";
import { toAboutView, toCakeView, toComboViews } from "./cake-view.ts";
import { ComboCards } from "./combo-cards.server.tsx";
import { COMBOS_ID, cardsId } from "./more-sections.tsx";
import type { readAround } from "./read-around.ts";
import { STARS_ID } from "./reviews/cake-reviews.tsx";
import { GivenStars } from "./reviews/given-stars.server.tsx";

/** Builds the props of `CakePage` from these reads. */
export function cakePageData(
  context: Readonly<RouterContextProvider>,
  { page, liked, similar, written, fees }: Awaited<ReturnType<typeof readAround>>,
  { mode }: Services["settings"],
): CakePageProps {
  const { combos, choices, rating } = page;
  const parts = page.partsOf.get(page.chosen.sku);
  const about =
    (parts ? readyHtml(parts, () => <ComboParts parts={parts} />) : "") +
    readyHtml(fees, () => <Offers fees={fees} />) +
    readyHtml(choices, () => <AboutParts about={toAboutView(page)} />);
  const comboCards = readyHtml(combos, () => <ComboCards combos={toComboViews(page)} />);
  const stars = readyHtml(rating, () => <GivenStars rating={rating} isDemo={mode === "demo"} />);
  return {
    cake: toCakeView(page),
    written,
    about: sendHtml(context, ABOUT_ID, about),
    combos: sendHtml(context, COMBOS_ID, comboCards),
    stars: sendHtml(context, STARS_ID, stars),
    liked: sendCards(context, "liked", liked),
    similar: sendCards(context, "similar", similar),
  };
}

/** Cards for the `MoreProducts` with this id: empty if there are none. */
export function sendCards(
  context: Readonly<RouterContextProvider>,
  id: string,
  cards: ProductCard[],
): string | null {
  return cards.length === 0 ? "" : sendHtml(context, cardsId(id), cardsHtml(cards));
}
