import type { ReactNode } from "react";
import { BOARD } from "./board.ts";
import { type CakeColours, CHOCOLATE } from "./cake-colours.ts";

const ROSETTES = Array.from({ length: 24 }, (_, index) => {
  const angle = (index * Math.PI) / 12;
  return { index, x: (110 + 80 * Math.cos(angle)).toFixed(1), y: (110 + 80 * Math.sin(angle)).toFixed(1) };
});

type CakeFromAboveProps = { label: string; className: string; colours?: CakeColours; children: ReactNode };

/** A cake on its board, drawn from above in 220 by 220; its top is a circle of 72 around the middle. */
export function CakeFromAbove({ label, className, colours = CHOCOLATE, children }: CakeFromAboveProps) {
  const { side, top, rosette } = colours;
  return (
    <svg className={className} viewBox="0 0 220 220" role="img" aria-label={label}>
      <path transform="translate(5 5) scale(2.1)" d={BOARD} fill="oklch(.83 .09 84)" />
      <circle cx="110" cy="110" r="94" fill="oklch(.76 .1 80)" />
      <circle cx="110" cy="110" r="87" fill={side} />
      <circle cx="110" cy="110" r="72" fill={top} />
      {ROSETTES.map(({ index, x, y }) => (
        <g key={index} transform={`translate(${x} ${y})`}>
          <circle r="10.3" fill={rosette[0]} />
          <circle r="7" fill={rosette[1]} />
          <circle r="3" cx="-1" cy="-1.5" fill={rosette[2]} />
        </g>
      ))}
      {children}
    </svg>
  );
}
