import { createElement, type SVGProps } from "react";

/** A drawing of lucide: its shapes with their attributes. */
type IconData = { node: [tag: string, attributes: SVGProps<SVGElement>][] };

/**
 * Lucide's icon component without its properties: the class `lucide` in layout.css sets size, colours and stroke, so that
 * a page with a hundred icons does not repeat nine attributes for each. Must draw what lucide's own draws.
 */
export default function createIcon({ node }: IconData) {
  return ({ className, ...attributes }: SVGProps<SVGSVGElement>) =>
    createElement(
      "svg",
      { viewBox: "0 0 24 24", className: className ? `lucide ${className}` : "lucide", ...attributes },
      ...node.map(([tag, shape]) => createElement(tag, shape)),
    );
}
