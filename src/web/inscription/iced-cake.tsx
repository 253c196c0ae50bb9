import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { icingLines } from "../../shop/checkout/rules/icing-lines.ts";
import { cakeColours } from "../cake-drawing/cake-colours.ts";
import { CakeFromAbove } from "../cake-drawing/cake-from-above.tsx";
import { cakeOutline } from "../cake-drawing/cake-outlines.ts";

type IcedCakeProps = { message: string; flavour: string /** As its page names it. */; shape: string };

const FULL_SIZE = 25;
const LINE_HEIGHT = 1.32;

/** A cake from above with the message iced on it, as the kitchen writes it. */
export function IcedCake({ message, flavour, shape }: IcedCakeProps) {
  const colours = cakeColours(flavour);
  const outline = cakeOutline(shape);
  const { text, middle } = outline;
  const lines = icingLines(message);
  const icing = useRef<SVGGElement>(null);
  const widest = useWidest(icing, message);
  const size = Math.min(FULL_SIZE, (FULL_SIZE * text.width) / widest, text.height / lines.length);
  const step = size * LINE_HEIGHT;
  return (
    <CakeFromAbove
      className="inscription-cake"
      outline={outline}
      colours={colours}
      label={message.trim() === "" ? "A cake without a message" : `A cake that says ${message.trim()}`}
    >
      <g className="icing" ref={icing} fill={colours.icing} fontSize={size} textAnchor="middle">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <text key={index} x="110" y={middle + size * 0.36 + (index - (lines.length - 1) / 2) * step}>
            {line}
          </text>
        ))}
      </g>
    </CakeFromAbove>
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
