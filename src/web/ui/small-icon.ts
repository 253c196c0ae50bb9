import { createElement, type SVGProps } from "react";

/** A drawing of lucide: its shapes with their attributes. */
type IconData = { name: string; aliases?: string[]; node: [tag: string, attributes: SVGProps<SVGElement>][] };

const FRAME = {
  xmlns: "http://www.w3.org/2000/svg",
  width: 24,
  height: 24,
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/**
 * Lucide's icon component without sizes, colours and stroke widths as properties, because the styles set them. Must
 * draw what lucide's own draws.
 */
export default function createIcon({ name, aliases = [], node }: IconData) {
  const names = ["lucide", ...[name, ...aliases].map((alias) => `lucide-${alias}`)].join(" ");
  return ({ className, ...attributes }: SVGProps<SVGSVGElement>) =>
    createElement(
      "svg",
      { ...FRAME, className: className ? `${names} ${className}` : names, ...attributes },
      ...node.map(([tag, shape]) => createElement(tag, shape)),
    );
}
