/** A scalloped cake board: the shop's motif, as a path. */
const BOARD =
  "M50.00 4.80A9.17 9.17 0 0 1 67.30 8.24A9.17 9.17 0 0 1 81.96 18.04A9.17 9.17 0 0 1 91.76 32.70A9.17 9.17 0 0 1 95.20 50.00A9.17 9.17 0 0 1 91.76 67.30A9.17 9.17 0 0 1 81.96 81.96A9.17 9.17 0 0 1 67.30 91.76A9.17 9.17 0 0 1 50.00 95.20A9.17 9.17 0 0 1 32.70 91.76A9.17 9.17 0 0 1 18.04 81.96A9.17 9.17 0 0 1 8.24 67.30A9.17 9.17 0 0 1 4.80 50.00A9.17 9.17 0 0 1 8.24 32.70A9.17 9.17 0 0 1 18.04 18.04A9.17 9.17 0 0 1 32.70 8.24A9.17 9.17 0 0 1 50.00 4.80Z";

export function BoardPath({ fill }: { fill: string }) {
  return <path d={BOARD} fill={fill} />;
}

/** The fruit on its board: the shop's mark. */
export function JamunMark() {
  const plum = "var(--color-jam-800)";
  return (
    <svg viewBox="-2.2 -2.2 104.4 104.4" aria-hidden="true">
      <BoardPath fill="var(--color-marigold)" />
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
    </svg>
  );
}
