import { BOARD } from "./board.ts";

export function BoardPath({ fill }: { fill: string }) {
  return <path d={BOARD} fill={fill} />;
}

/** The shop's mark: its first letter on a cake board, or the demo shop's fruit if `monogram` is null. */
export function BrandMark({ monogram }: { monogram: string | null }) {
  return (
    <svg viewBox="-2.2 -2.2 104.4 104.4" aria-hidden="true">
      <BoardPath fill="var(--color-marigold)" />
      {monogram === null ? <Fruit /> : <Letter letter={monogram} />}
    </svg>
  );
}

function Letter({ letter }: { letter: string }) {
  return (
    <text
      x="50"
      y="50"
      dy="0.35em"
      textAnchor="middle"
      fontFamily="var(--font-display)"
      fontWeight="700"
      fontSize="54"
      fill="var(--color-jam-800)"
    >
      {letter}
    </text>
  );
}

function Fruit() {
  const plum = "var(--color-jam-800)";
  return (
    <>
      <path d="M54 33c1-8 8-14 19-14-1 9-8 15-19 14Z" fill="var(--color-veg)" />
      <path d="M52 34c0-5-1-8-4-12" stroke={plum} strokeWidth="3.6" fill="none" strokeLinecap="round" />
      <ellipse cx="49" cy="57" rx="19.5" ry="24.5" transform="rotate(14 49 57)" fill={plum} />
      <path
        d="M38 51c1.5-6 4.5-9.5 9-11"
        stroke="var(--color-jam-300)"
        strokeWidth="4.2"
        fill="none"
        strokeLinecap="round"
      />
    </>
  );
}
