import ArrowRight from "lucide-react/icons/arrow-right";
import type { HomeArt } from "./art.ts";
import { PictureTile } from "./picture-tile.tsx";

/** Birthday Gifts That Matter. */
export function Birthday({ title, art }: { title: string; art: HomeArt }) {
  return (
    <section className="band edge-t edge-b band-soft" aria-labelledby="birthday">
      <div className="wrap band-in">
        <div className="section-head">
          <h2 id="birthday">{title}</h2>
          <a className="link" href="/birthday-cakes">
            All birthday cakes <ArrowRight className="icon" aria-hidden="true" />
          </a>
        </div>
        <div className="birthday rail">
          <PictureTile
            title="Cakes"
            words="First, kids, 18th, 50th"
            href="/birthday-cakes"
            tile="rose"
            picture={art["kitkat-gems-cake"]}
          />
          <PictureTile
            title="Flowers"
            words="Roses, gerberas"
            href="/category/birthday-flowers"
            tile="pista"
            picture={art["sunflower-bouquet"]}
          />
          <PictureTile
            title="Personalized"
            words="Photo, name, message"
            href="/category/birthday-personalized"
            tile="lilac"
            picture={art["two-tier-floral-cake"]}
          />
          <PictureTile
            title="Balloons"
            words="Bunches and hearts"
            href="/category/birthday-balloons"
            tile="gold"
            picture={art["romance-balloon-bunch"]}
          />
        </div>
      </div>
    </section>
  );
}
