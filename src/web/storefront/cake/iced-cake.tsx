import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { icingLines } from "./icing-lines.ts";

const FULL_SIZE = 25;
/** Largest width of a line and height of all lines, inside the rosettes. */
const WIDEST = 132;
const HIGHEST = 100;
const LINE_HEIGHT = 1.32;

const BOARD =
  "M50 4.8A9.17 9.17 0 0 1 67.3 8.24A9.17 9.17 0 0 1 81.96 18.04A9.17 9.17 0 0 1 91.76 32.7A9.17 9.17 0 0 1 95.2 50A9.17 9.17 0 0 1 91.76 67.3A9.17 9.17 0 0 1 81.96 81.96A9.17 9.17 0 0 1 67.3 91.76A9.17 9.17 0 0 1 50 95.2A9.17 9.17 0 0 1 32.7 91.76A9.17 9.17 0 0 1 18.04 81.96A9.17 9.17 0 0 1 8.24 67.3A9.17 9.17 0 0 1 4.8 50A9.17 9.17 0 0 1 8.24 32.7A9.17 9.17 0 0 1 18.04 18.04A9.17 9.17 0 0 1 32.7 8.24A9.17 9.17 0 0 1 50 4.8Z";
const ROSETTES = Array.from({ length: 24 }, (_, index) => {
  const angle = (index * Math.PI) / 12;
  return { index, x: (110 + 80 * Math.cos(angle)).toFixed(1), y: (110 + 80 * Math.sin(angle)).toFixed(1) };
});

/** A cake from above with the message iced on it, as the kitchen writes it. */
export function IcedCake({ message }: { message: string }) {
  const lines = icingLines(message);
  const icing = useRef<SVGGElement>(null);
  const widest = useWidest(icing, message);
  const size = Math.min(FULL_SIZE, (FULL_SIZE * WIDEST) / widest, HIGHEST / lines.length);
  const step = size * LINE_HEIGHT;
  return (
    <svg
      className="cake-message-picture"
      viewBox="0 0 220 220"
      role="img"
      aria-label={message.trim() === "" ? "A cake without a message" : `A cake that says ${message.trim()}`}
    >
      <path transform="translate(5 5) scale(2.1)" d={BOARD} fill="oklch(.83 .09 84)" />
      <circle cx="110" cy="110" r="94" fill="oklch(.76 .1 80)" />
      <circle cx="110" cy="110" r="87" fill="oklch(.31 .055 40)" />
      <circle cx="110" cy="110" r="72" fill="oklch(.37 .062 42)" />
      {ROSETTES.map(({ index, x, y }) => (
        <g key={index} transform={`translate(${x} ${y})`}>
          <circle r="10.3" fill="oklch(.27 .05 38)" />
          <circle r="7" fill="oklch(.38 .06 42)" />
          <circle r="3" cx="-1" cy="-1.5" fill="oklch(.5 .06 45)" />
        </g>
      ))}
      <g className="icing" ref={icing} fontSize={size} textAnchor="middle">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <text key={index} x="110" y={110 + size * 0.36 + (index - (lines.length - 1) / 2) * step}>
            {line}
          </text>
        ))}
      </g>
    </svg>
  );
}

/**
 * Width of the widest line at full size. Only the browser can measure it, as scripts and fonts differ; measured again
 * when the icing's font has loaded.
 */
function useWidest(icing: RefObject<SVGGElement | null>, message: string): number {
  const [widest, setWidest] = useState(1);
  const [hasFont, setHasFont] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text or font has other widths
  useLayoutEffect(() => {
    const lines = icing.current?.querySelectorAll("text") ?? [];
    const widths = Array.from(lines, (line) => {
      const size = Number.parseFloat(getComputedStyle(line).fontSize);
      return (line.getComputedTextLength() * FULL_SIZE) / size;
    });
    setWidest(Math.max(1, ...widths));
  }, [icing, message, hasFont]);
  useLayoutEffect(() => {
    let isHere = true;
    void document.fonts.load(`${FULL_SIZE}px "Icing"`).then(() => isHere && setHasFont(true));
    return () => {
      isHere = false;
    };
  }, []);
  return widest;
}
