import { BoardPath } from "./brand-mark.tsx";

/** A smiling empty plate on its board; sad where something failed. */
export function EmptyBoard({ sad = false }: { sad?: boolean }) {
  const plum = "var(--color-jam-800)";
  return (
    <svg viewBox="0 0 220 220" aria-hidden="true">
      <g transform="translate(5 5) scale(2.1)">
        <BoardPath fill="var(--color-marigold)" />
      </g>
      <circle cx="110" cy="110" r="86" fill="var(--color-marigold-soft)" />
      <circle
        cx="110"
        cy="110"
        r="60"
        fill="none"
        stroke={plum}
        strokeWidth="4"
        strokeDasharray="3 11"
        strokeLinecap="round"
      />
      <path
        d={sad ? "M84 138a30 30 0 0 1 52 0" : "M84 122a30 30 0 0 0 52 0"}
        stroke={plum}
        strokeWidth="7"
        fill="none"
        strokeLinecap="round"
      />
      <circle cx="92" cy="98" r="6" fill={plum} />
      <circle cx="128" cy="98" r="6" fill={plum} />
    </svg>
  );
}
