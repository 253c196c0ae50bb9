import type { Pictures } from "../../../shop/catalogue/pictures.ts";
import { readyHtml } from "../../rendering/ready-html.server.tsx";
import { Picture } from "../../ui/picture.tsx";

const TILES = [
  ["Cakes", "/birthday-cakes", "rose", "kitkat-gems-cake"],
  ["Flowers", "/category/birthday-flowers", "pista", "sunflower-bouquet"],
  ["Plants", "/plants", "marigold-soft", "money-plant"],
  ["Balloons", "/category/birthday-balloons", "lilac", "romance-balloon-bunch"],
] as const;

/** Birthday Gifts: four links below every listing, as HTML. */
export function giftStripHtml(pictures: Pictures): string {
  return readyHtml(pictures, () => <GiftStrip pictures={pictures} />);
}

function GiftStrip({ pictures }: { pictures: Pictures }) {
  return (
    <section aria-labelledby="birthday-gifts">
      <h2 id="birthday-gifts" className="gift-strip-title">
        Birthday Gifts
      </h2>
      <div className="gift-strip-tiles">
        {TILES.map(([label, href, colour, cutout]) => (
          <a key={href} href={href} style={{ background: `var(--color-${colour})` }}>
            {label}
            <Picture picture={pictures.cutout(cutout)} alt="" sizes="(max-width: 48em) 22vw, 9rem" />
          </a>
        ))}
      </div>
    </section>
  );
}
