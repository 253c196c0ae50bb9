import { dayOf } from "../../../shop/basics/india-time.ts";
import { getMenu } from "../../../shop/catalogue/catalogue.reads.ts";
import { getHome } from "../../../shop/catalogue/storefront/get-home.ts";
import { shopFigures } from "../../../shop/catalogue/storefront/shop-figures.ts";
import { listTestimonials } from "../../../shop/content/content.reads.ts";
import { publicFees } from "../../../shop/delivery/public-fees.ts";
import { pageMeta } from "../../page-meta/page-meta.ts";
import { setStructuredData } from "../../page-meta/structured-data.tsx";
import { Still } from "../../rendering/ready.tsx";
import { readyHtml, sendHtml } from "../../rendering/ready-html.server.tsx";
import { servicesContext } from "../../request-context.ts";
import { useShop } from "../../shop-facts.ts";
import type { Route } from "./+types/home.ts";
import { homeArt, liveArt } from "./art.ts";
import { nextFestivals } from "./festivals.ts";
import { Hero } from "./hero.tsx";
import { shopThings } from "./home-structured-data.ts";
import { Newsletter } from "./newsletter.tsx";
import { HomeSections } from "./sections.server.tsx";
import { Testimonials } from "./testimonials/testimonials.tsx";
import "../product-card/card.css";
import "./occasions.css";
import "./popular.css";
import "./anniversary.css";
import "./festival-leaves.css";
import "./bouquet.css";
import "./gifts-together.css";
import "./highlights.css";
import "./picture-tiles.css";

const SECTIONS_ID = "home-sections";

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [shown, menu, testimonials, figures, fees] = await Promise.all([
    getHome(services),
    getMenu(services),
    listTestimonials(services),
    shopFigures(services),
    publicFees(services),
  ]);
  const links = new Map(
    menu.flatMap(({ groups }) => groups.flatMap(({ items }) => items)).map((i) => [i.label, i.href]),
  );
  setStructuredData(context, shopThings(services.settings));
  const festivals = nextFestivals(dayOf(services.clock()), 5).map((festival) => ({
    ...festival,
    href: links.get(festival.name) ?? "/AllCakes",
  }));
  const art = homeArt(services.pictures);
  const sections = readyHtml(festivals, () => (
    <HomeSections {...{ shown, festivals, art, figures, fees }} isDemo={services.settings.mode === "demo"} />
  ));
  return { sections: sendHtml(context, SECTIONS_ID, sections), testimonials, art: liveArt(art) };
}

/** No form changes this page. */
export const shouldRevalidate = () => false;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    path: "/",
    description:
      "Cakes, flowers, plants and gifts, delivered on the day and in the hour that you choose. The total that you see is the total that you pay.",
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { sections, testimonials, art } = loaderData;
  return (
    <main>
      <Hero tagline={useShop().tagline} art={art} />
      <Still id={SECTIONS_ID} html={sections} />
      {testimonials.length > 0 && <Testimonials testimonials={testimonials} />}
      <Newsletter art={art} />
    </main>
  );
}
