import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PRINT_SHAPES, type PrintShape } from "../../shop/catalogue/rules/photo-prints.ts";
import { PRINT_OUTLINES } from "../../shop/photos/rules/print-outline.ts";
import { CAKE_OUTLINES, CAKE_SHAPES, cakeOutline } from "../cake-drawing/cake-outlines.ts";
import { PhotoOnCake } from "./photo-on-cake.tsx";

type Point = [x: number, y: number];

const PHOTO = { id: "1", width: 900, height: 900, turns: 0, x: 0, y: 0, side: 900, mayUse: true } as const;

const draw = (itemShape: string, shape: PrintShape) =>
  renderToStaticMarkup(
    createElement(PhotoOnCake, { photo: { ...PHOTO, shape }, itemShape, className: "", label: "" }),
  );

/** Points on the edge of a shape in a square of 100 by 100. */
function edgeOf(path: string): Point[] {
  if (path === PRINT_OUTLINES.square)
    return [
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
    ];
  if (path === PRINT_OUTLINES.round)
    return Array.from({ length: 72 }, (_, nth) => [
      50 + 50 * Math.cos(nth / 11.46),
      50 + 50 * Math.sin(nth / 11.46),
    ]);
  const numbers = path.match(/\d+/g)?.map(Number) ?? [];
  const points: Point[] = [];
  for (let at = 0; at + 7 < numbers.length; at += 6)
    for (let step = 0; step < 12; step += 1) points.push(onCurve(numbers.slice(at, at + 8), step / 12));
  return points;
}

function onCurve(curve: number[], t: number): Point {
  const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
  const sum = (axis: number) =>
    weights.reduce((total, weight, nth) => total + weight * (curve[2 * nth + axis] ?? 0), 0);
  return [sum(0), sum(1)];
}

/** Applies `translate(x y) scale(s)`. */
function placed(points: Point[], transform: string): Point[] {
  const [left = 0, top = 0, scale = 1] = transform.match(/-?[\d.]+/g)?.map(Number) ?? [];
  return points.map(([x, y]) => [left + x * scale, top + y * scale]);
}

function isInside([x, y]: Point, edge: Point[]): boolean {
  let inside = false;
  for (const [nth, [x1, y1]] of edge.entries()) {
    const [x2, y2] = edge.at(nth - 1) as Point;
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)) inside = !inside;
  }
  return inside;
}

/** The edge of the cake's top, where the drawing puts it. */
function topOf(svg: string, path: string): Point[] {
  const [, transform = ""] =
    [...svg.matchAll(new RegExp(`<path d="${path}" transform="([^"]+)" fill="oklch`, "g"))].at(-1) ?? [];
  return placed(edgeOf(path), transform);
}

test.each(CAKE_SHAPES.flatMap((cake) => PRINT_SHAPES.map((print) => [cake, print] as const)))(
  "on a %s cake a %s print lies on the top",
  (cake, print) => {
    const svg = draw(cake, print);
    const [, place = ""] = /<g transform="([^"]+)"><clipPath/.exec(svg) ?? [];
    const top = topOf(svg, CAKE_OUTLINES[cake].path);
    for (const point of placed(edgeOf(PRINT_OUTLINES[print]), place))
      expect(isInside(point, top), `${point}`).toBe(true);
  },
);

// Lines are centred: on a round cake only the empty corners of the box reach the rosettes.
test.each(CAKE_SHAPES.filter((shape) => shape !== "round"))(
  "on a %s cake the text lies on the top",
  (cake) => {
    const { path, middle, text } = CAKE_OUTLINES[cake];
    const top = topOf(draw(cake, "round"), path);
    for (const x of [110 - text.width / 2, 110, 110 + text.width / 2])
      for (const y of [middle - text.height / 2, middle + text.height / 2])
        expect(isInside([x, y], top), `${[x, y]}`).toBe(true);
  },
);

test("a square cake is drawn square and a heart as a heart; every other one is round", () => {
  expect(cakeOutline("Square")).toBe(CAKE_OUTLINES.square);
  expect(cakeOutline("Heart")).toBe(CAKE_OUTLINES.heart);
  expect(cakeOutline("Round")).toBe(CAKE_OUTLINES.round);
  expect(cakeOutline("")).toBe(CAKE_OUTLINES.round);
  expect(cakeOutline("Bento")).toBe(CAKE_OUTLINES.round);
});
