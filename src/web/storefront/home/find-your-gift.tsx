import ArrowRight from "lucide-react/icons/arrow-right";
import type { HomeArt } from "./art.ts";
import { PictureTile } from "./picture-tile.tsx";

const SIZES = "(max-width: 48em) 52vw, 23rem";

/** Find Your Gift Easily: by occasion, or by kind. */
export function FindYourGift({ title, art }: { title: string; art: HomeArt }) {
  return (
    <section className="page-section wrap" aria-labelledby="find">
      <div className="section-head">
        <h2 id="find">{title}</h2>
        <a className="link" href="/gift-finder">
          Gift finder: four questions, six gifts <ArrowRight className="icon" aria-hidden="true" />
        </a>
      </div>
      <div className="find">
        <PictureTile
          title="Occasion"
          words="Birthday, anniversary, festivals"
          href="/birthday-cakes"
          tile="rose"
          picture={art["black-forest-cherry-gateau"]}
          sizes={SIZES}
        />
        <PictureTile
          title="Gifts"
          words="Hampers, plants, balloons"
          href="/category/anniversary-hampers"
          tile="pista"
          picture={art["gourmet-gift-hamper"]}
          sizes={SIZES}
        />
      </div>
    </section>
  );
}
