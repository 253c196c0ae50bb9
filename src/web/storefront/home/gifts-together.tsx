import ArrowRight from "lucide-react/icons/arrow-right";
import Plus from "lucide-react/icons/plus";
import { Picture } from "../../ui/picture.tsx";
import type { HomeArt } from "./art.ts";

type Part = [colour: string, cutout: keyof HomeArt];

const COMBINATIONS: { title: string; href: string; parts: Part[] }[] = [
  {
    title: "Flowers and cakes",
    href: "/category/combo/flowers-cakes",
    parts: [
      ["rose", "red-rose-bouquet"],
      ["marigold", "belgian-chocolate-truffle-cake"],
    ],
  },
  {
    title: "Flowers and teddy",
    href: "/category/combo/flowers-teddy",
    parts: [
      ["lilac", "pink-carnation-bouquet"],
      ["pista", "cuddly-teddy"],
    ],
  },
  {
    title: "Flowers and chocolates",
    href: "/category/combo/flowers-chocolates",
    parts: [
      ["pista", "purple-orchid-bouquet"],
      ["rose", "chocolate-gift-box"],
    ],
  },
  {
    title: "Flowers, teddy and chocolates",
    href: "/category/combo/flowers-teddy-chocolates",
    parts: [
      ["marigold-soft", "sunflower-bouquet"],
      ["rose", "cuddly-teddy"],
      ["pista", "chocolate-gift-box"],
    ],
  },
];

/** Gifts That Go Together: each a sum of two or three products. */
export function GiftsTogether({ title, art }: { title: string; art: HomeArt }) {
  return (
    <section className="page-section wrap" aria-labelledby="together">
      <div className="section-head">
        <h2 id="together">{title}</h2>
        <a className="link" href="/combos-cakes">
          All combos <ArrowRight className="icon" aria-hidden="true" />
        </a>
      </div>
      <div className="sums rail">
        {COMBINATIONS.map(({ title, href, parts }) => (
          <a key={href} className="sum" href={href}>
            <span className={`sum-p ${parts.length === 2 ? "sum-two" : "sum-three"}`}>
              {parts.map(([colour, cutout]) => (
                <span key={cutout} style={{ background: `var(--color-${colour})` }}>
                  <Picture picture={art[cutout]} alt="" sizes="(max-width: 48em) 50vw, 16rem" />
                </span>
              ))}
              <span className="sum-plus roundel">
                <Plus className="icon" aria-hidden="true" />
              </span>
            </span>
            <span className="display sum-title">{title}</span>
          </a>
        ))}
      </div>
    </section>
  );
}
