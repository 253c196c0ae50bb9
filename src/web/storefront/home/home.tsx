import { dayOf } from "../../../shop/basics/india-time.ts";
import { getMenu } from "../../../shop/catalog/get-menu.ts";
import { popularProducts } from "../../../shop/catalog/popular-products.ts";
import { listTestimonials } from "../../../shop/content/list-testimonials.ts";
import { servicesContext } from "../../request-context.ts";
import { useShop } from "../../shop-facts.ts";
import { PUBLIC_PAGE, pageMeta } from "../page-meta.ts";
import { setStructuredData } from "../structured-data.tsx";
import type { Route } from "./+types/home.ts";
import { Anniversary } from "./anniversary.tsx";
import { homeArt } from "./art.ts";
import { Birthday } from "./birthday.tsx";
import { Bouquet } from "./bouquet.tsx";
import { CalendarLeaves } from "./calendar-leaves.tsx";
import { nextFestivals } from "./festivals.ts";
import { FindYourGift } from "./find-your-gift.tsx";
import { Hero } from "./hero.tsx";
import { Highlights } from "./highlights.tsx";
import { shopThings } from "./home-structured-data.ts";
import { Newsletter } from "./newsletter.tsx";
import { Occasions } from "./occasions.tsx";
import { Popular } from "./popular.tsx";
import { Sums } from "./sums.tsx";
import { Testimonials } from "./testimonials/testimonials.tsx";
import "./home.css";

export const headers = () => PUBLIC_PAGE;

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [popular, menu, testimonials] = await Promise.all([
    popularProducts(services),
    getMenu(services),
    listTestimonials(services),
  ]);
  const links = new Map(
    menu.ok
      ? menu.value.flatMap(({ groups }) => groups.flatMap(({ items }) => items)).map((i) => [i.label, i.href])
      : [],
  );
  setStructuredData(context, shopThings(services.settings));
  const festivals = nextFestivals(dayOf(services.clock()), 5);
  return {
    popular: popular.ok ? popular.value : [],
    testimonials: testimonials.ok ? testimonials.value : [],
    festivals: festivals.map((one) => ({ ...one, href: links.get(one.name) ?? "/AllCakes" })),
    art: homeArt(services.pictures),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    path: "/",
    description:
      "Cakes, flowers, plants and gifts, delivered on the day and in the hour that you choose. The total that you see is the total that you pay.",
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { popular, festivals, testimonials, art } = loaderData;
  return (
    <main>
      <Hero tagline={useShop().tagline} art={art} />
      <Occasions />
      {popular.length > 0 && <Popular products={popular} art={art} />}
      <Birthday art={art} />
      <Anniversary art={art} />
      <CalendarLeaves festivals={festivals} />
      <Bouquet art={art} />
      <Sums art={art} />
      <Highlights />
      <FindYourGift art={art} />
      {testimonials.length > 0 && <Testimonials testimonials={testimonials} />}
      <Newsletter art={art} />
    </main>
  );
}
