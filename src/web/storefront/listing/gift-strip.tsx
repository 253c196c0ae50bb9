import { Picture } from "../../ui/picture.tsx";
import type { ListingPage } from "./listing-page.ts";

const TILES = [
  ["Cakes", "/birthday-cakes", "rose", "kitkat-gems-cake"],
  ["Flowers", "/category/birthday-flowers", "pista", "sunflower-bouquet"],
  ["Plants", "/plants", "marigold-soft", "money-plant"],
  ["Balloons", "/category/birthday-balloons", "lilac", "romance-balloon-bunch"],
] as const;

/** Birthday Gifts: four links below every listing. */
export function GiftStrip({ strip }: { strip: ListingPage["strip"] }) {
  return (
    <section aria-labelledby="birthday-gifts">
      <h2 id="birthday-gifts" className="gift-strip-title">
        Birthday Gifts
      </h2>
      <div className="gift-strip-tiles">
        {TILES.map(([label, href, colour, cutout]) => (
          <a key={href} href={href} style={{ background: `var(--color-${colour})` }}>
            {label}
            <Picture picture={strip[cutout]} alt="" sizes="(max-width: 48em) 22vw, 9rem" />
          </a>
        ))}
      </div>
    </section>
  );
}
