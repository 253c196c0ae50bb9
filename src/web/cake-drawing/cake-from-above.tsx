import type { ReactNode } from "react";
import { BOARD } from "../ui/board.ts";
import { type CakeColours, CHOCOLATE } from "./cake-colours.ts";
import type { CakeOutline } from "./cake-outlines.ts";

/** Half of the width of a round cake: its side, its top, and the line of its rosettes. */
const SIDE = 87;
const TOP = 72;
const EDGE = 80;
/** Width of a rosette's layers, from its shadow to its light. */
const LAYERS = [20.6, 14, 6];
const ROSETTES = 24;

type CakeFromAboveProps = {
  label: string;
  className: string;
  outline: CakeOutline;
  colours?: CakeColours;
  children: ReactNode;
};

/** A cake on its board, drawn from above in 220 by 220. */
export function CakeFromAbove(props: CakeFromAboveProps) {
  const { label, className, outline, colours = CHOCOLATE, children } = props;
  const { path, size } = outline;
  const place = (half: number) =>
    `translate(${110 - half * size} ${110 - half * size}) scale(${(half * size) / 50})`;
  return (
    <svg className={className} viewBox="0 0 220 220" role="img" aria-label={label}>
      <path transform="translate(5 5) scale(2.1)" d={BOARD} fill="oklch(.83 .09 84)" />
      <circle cx="110" cy="110" r="94" fill="oklch(.76 .1 80)" />
      <path d={path} transform={place(SIDE)} fill={colours.side} />
      <path d={path} transform={place(TOP)} fill={colours.top} />
      {/* Each rosette is a dash of no length with round ends. */}
      {colours.rosette.map((colour, layer) => (
        <path
          key={colour}
          d={path}
          transform={place(EDGE)}
          pathLength={ROSETTES}
          fill="none"
          stroke={colour}
          strokeWidth={((LAYERS[layer] ?? 0) * 50) / (EDGE * size)}
          strokeDasharray="0 1"
          strokeLinecap="round"
        />
      ))}
      {children}
    </svg>
  );
}
