import { pageMeta } from "../../page-meta/page-meta.ts";
import { Prose } from "../../prose/prose.tsx";
import { servicesContext } from "../../request-context.ts";
import { useShop } from "../../shop-facts.ts";
import { LinkButton } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { Route } from "./+types/about.ts";
import { LegalFacts } from "./legal-facts.tsx";
import { loadTextPage } from "./text-page.server.ts";
import "./about.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { pictures } = context.get(servicesContext);
  return {
    page: await loadTextPage(context, "aboutus"),
    art: {
      head: pictures.cutout("chocolate-drip-strawberry-cake"),
      foot: pictures.cutout("black-forest-cherry-gateau"),
    },
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData ? pageMeta(matches, loaderData.page) : [];
}

export default function About({ loaderData: { page, art } }: Route.ComponentProps) {
  const { name } = useShop();
  return (
    <main className="about-page">
      <PageHead title={page.title} lead={page.lead}>
        <Picture
          picture={art.head}
          alt=""
          eager
          className="about-art"
          sizes="(max-width: 48em) 74vw, (max-width: 68.75em) 40vw, 30rem"
        />
      </PageHead>
      <div className="wrap">
        <ul className="figures">
          {page.facts.map(({ figure, of }) => (
            <li key={of}>
              <b className="display">{figure}</b> <span>{of}</span>
            </li>
          ))}
        </ul>
        <div className="about-g">
          <Prose html={page.html} />
          <aside>
            <div className="about-call">
              <Picture picture={art.foot} alt="" sizes="14rem" />
              <h2>Come in by the kitchen door</h2>
              <p>Every cake that {name} bakes, from half a kilo to three tiers.</p>
              <LinkButton to="/AllCakes">See all cakes</LinkButton>
            </div>
            <LegalFacts />
          </aside>
        </div>
      </div>
    </main>
  );
}
