import ArrowRight from "lucide-react/icons/arrow-right";
import { Picture } from "../../ui/picture.tsx";
import type { HomeArt } from "./art.ts";

const ROWS = [
  {
    title: "Flowers",
    words: "Roses, carnations, orchids",
    href: "/category/anniversary-flowers",
    colour: "rose",
    cutout: "pink-carnation-bouquet",
  },
  {
    title: "Plants",
    words: "Potted and gift-ready",
    href: "/category/anniversary-plants",
    colour: "pista",
    cutout: "money-plant",
  },
  {
    title: "Hampers",
    words: "Fruit, chocolate, roses",
    href: "/category/anniversary-hampers",
    colour: "marigold-soft",
    cutout: "fruit-basket-hamper",
  },
] as const;

/** Anniversary Gifts Made With Love. */
export function Anniversary({ title, art }: { title: string; art: HomeArt }) {
  return (
    <section className="page-section wrap" aria-labelledby="anniversary">
      <div className="anniversary">
        <div className="anniversary-lead">
          <h2 id="anniversary">{title}</h2>
          <p>Tiered cakes need 24 hours, so choose tomorrow or later.</p>
          <a className="btn anniversary-button" href="/anniversary-cake">
            Anniversary cakes
          </a>
          <Picture
            className="anniversary-art"
            picture={art["two-tier-floral-cake"]}
            alt=""
            sizes="(max-width: 48em) 70vw, 24rem"
          />
        </div>
        <div className="anniversary-rows">
          {ROWS.map(({ title, words, href, colour, cutout }) => (
            <a key={href} className="gift-row" style={{ background: `var(--color-${colour})` }} href={href}>
              <Picture picture={art[cutout]} alt="" sizes="(max-width: 48em) 36vw, 13rem" />
              <span>
                <span className="display gift-row-title">{title}</span>
                <small>{words}</small>
              </span>
              <span className="gift-row-go">
                <ArrowRight className="icon" aria-hidden="true" />
              </span>
            </a>
          ))}
        </div>
      </div>
    </section>
  );
}
