import type { ReactNode } from "react";
import { type DrawnWord, drawnWordOf } from "../../shop/catalogue/rules/drawn-add-ons.ts";

const DEEP = "var(--color-jam-800)";
const GOLD = "var(--color-marigold)";
const PINK = "oklch(.62 .19 5)";
const WHITE = "var(--color-white)";

/** Drawings for add-ons without a picture. */
const DRAWINGS: Record<DrawnWord, ReactNode> = {
  card: (
    <>
      <rect x="12" y="6" width="40" height="52" rx="6" fill={WHITE} stroke={DEEP} strokeWidth="4" />
      <path d="M32 38c-12-8-13-18-6-19 3.5 0 5 2 6 4 1-2 2.5-4 6-4 7 1 6 11-6 19Z" fill={PINK} />
      <path d="M22 47h20" stroke={DEEP} strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  number: (
    <>
      <path d="M32 3c3 4 4 6 4 8a4 4 0 0 1-8 0c0-2 1-4 4-8Z" fill={PINK} />
      <path d="M22 27l12-8v33" fill="none" stroke={DEEP} strokeWidth="9" strokeLinejoin="round" />
      <path d="M22 54h24" stroke={DEEP} strokeWidth="8" strokeLinecap="round" />
      <path d="M34 26v4M34 36v4M34 46v3" stroke={GOLD} strokeWidth="3.5" strokeLinecap="round" />
    </>
  ),
  name: (
    <>
      <path d="M18 40v20M46 40v20" stroke={GOLD} strokeWidth="4" strokeLinecap="round" />
      <path
        d="M6 38c6-2 8-20 13-20 4 0-3 18 1 18s5-10 9-10-1 10 4 10 4-9 8-9 0 9 5 9 6-4 12-8"
        fill="none"
        stroke={DEEP}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  letter: (
    <>
      <path d="M32 52c-3 4 3 6 0 10" fill="none" stroke={PINK} strokeWidth="3" />
      <path
        d="M16 48 32 10l16 38M22 36h20"
        fill="none"
        stroke={GOLD}
        strokeWidth="12"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M17 44 31 11" fill="none" stroke={WHITE} strokeWidth="2.5" strokeLinecap="round" />
    </>
  ),
  topper: (
    <>
      <path d="M24 40v20M40 40v20" stroke={GOLD} strokeWidth="4" strokeLinecap="round" />
      <circle cx="32" cy="25" r="20" fill={DEEP} />
      <circle cx="32" cy="25" r="15.5" fill="none" stroke={GOLD} strokeWidth="2" />
      <path d="M32 35c-9-6-10-13-5-14 3 0 4 1.500 5 3 1-1.500 2-3 5-3 5 1 4 8-5 14Z" fill={PINK} />
    </>
  ),
  hat: (
    <>
      <path d="M32 10 50 52c-10 5-26 5-36 0Z" fill={DEEP} />
      <path d="M27 22l11 5M23 32l18 7M19 43l24 8" stroke={GOLD} strokeWidth="4" strokeLinecap="round" />
      <circle cx="32" cy="10" r="6" fill={PINK} />
    </>
  ),
  banner: (
    <>
      <path d="M4 14c16 10 40 10 56 0" fill="none" stroke={DEEP} strokeWidth="3.5" strokeLinecap="round" />
      <path d="M8 17l13 5-9 16Z" fill={PINK} />
      <path d="M25 22h14l-7 18Z" fill={DEEP} />
      <path d="M43 22l13-5-4 21Z" fill={WHITE} />
    </>
  ),
  knife: (
    <>
      <path
        d="M10 50 46 8c5 3 8 8 8 14L26 46Z"
        fill={WHITE}
        stroke={DEEP}
        strokeWidth="3.5"
        strokeLinejoin="round"
      />
      <path d="M8 58l12-13" stroke={DEEP} strokeWidth="8" strokeLinecap="round" />
      <path d="M24 48c8-4 12 2 6 6-4 3-8-2-6-6Zm-2-1c-6-6-12-1-8 4 3 4 8 1 8-4Z" fill={PINK} />
    </>
  ),
  spark: (
    <>
      <path d="M32 30v30" stroke={DEEP} strokeWidth="5" strokeLinecap="round" />
      <path
        d="M32 4v9M32 27v-4M20 18h-9M53 18h-9M23 9l-5-5M41 9l5-5M23 27l-5 5M41 27l5 5"
        stroke={PINK}
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <circle cx="32" cy="18" r="5" fill={GOLD} />
    </>
  ),
  candle: (
    <>
      <path d="M32 4c4 6 5 8 5 11a5 5 0 0 1-10 0c0-3 1-5 5-11Z" fill={PINK} />
      <rect x="27" y="22" width="10" height="38" rx="5" fill={DEEP} />
      <path d="M27 32l10-5M27 42l10-5M27 52l10-5" stroke={GOLD} strokeWidth="3.5" />
      <path
        d="M14 12l3 3M50 12l-3 3M12 24h4M52 24h-4"
        stroke={PINK}
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </>
  ),
};

/** Old tables may hold an add-on that the shop cannot draw: a candle stands for it. */
export function AddOnDrawing({ sku }: { sku: string }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      {DRAWINGS[drawnWordOf(sku) ?? "candle"]}
    </svg>
  );
}
