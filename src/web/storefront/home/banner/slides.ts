import type { LiveArt } from "../art.ts";

/** One picture of a composition; its class sets its position (`banner.css`). */
type Piece = { cutout: keyof LiveArt; at: string; alt: string; sizes: string };

export type SlideContent = {
  title: string;
  words: string;
  href: string;
  tile: "gold" | "pista" | "jam";
  stamp?: { before: string; figure: string };
  pieces: Piece[];
};

const WHOLE = "(max-width: 48em) 70vw, (max-width: 68.75em) 50vw, 33rem";
const PART = "(max-width: 48em) 48vw, (max-width: 68.75em) 32vw, 24rem";

/** The three banners. The first says what the shop is: everybody sees it. */
export function slides(tagline: string): SlideContent[] {
  return [
    {
      title: tagline,
      words: "Choose the day and the hour first. The total you see is the total you pay.",
      href: "/birthday-cakes",
      tile: "gold",
      stamp: { before: "Express in", figure: "2 hours" },
      pieces: [
        {
          cutout: "strawberry-drip-cake",
          at: "cake",
          alt: "Strawberry drip cake on a gold board",
          sizes: WHOLE,
        },
      ],
    },
    {
      title: "Say it in roses.",
      words: "Roses, orchids and carnations, tied by hand, on the day that matters.",
      href: "/flowers",
      tile: "pista",
      pieces: [
        { cutout: "white-rose-bouquet", at: "left", alt: "", sizes: PART },
        { cutout: "pink-rose-bouquet", at: "right", alt: "", sizes: PART },
        { cutout: "mixed-rose-bouquet", at: "front", alt: "Three bouquets of roses", sizes: PART },
      ],
    },
    {
      title: "First at midnight.",
      words: "Choose Midnight Delivery, and the bell rings in the night before the day.",
      href: "/anniversary-cake",
      tile: "jam",
      pieces: [
        { cutout: "golden-star-balloons", at: "behind", alt: "", sizes: PART },
        {
          cutout: "two-tier-chocolate-drip-cake",
          at: "tiers",
          alt: "Two-tier chocolate cake with strawberries and gold balloons",
          sizes: PART,
        },
      ],
    },
  ];
}
