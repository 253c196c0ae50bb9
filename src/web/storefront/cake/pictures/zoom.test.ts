import { expect, test } from "vitest";
import { CLOSEST, moveBy, WHOLE, zoomTo } from "./zoom.ts";

const FRAME = 400;

test("the point under the finger stays in place while zooming", () => {
  const at = { x: 100, y: -50 };
  const zoom = zoomTo(WHOLE, 2, FRAME, at);
  // The point of the picture under the pointer: from its centre, in unscaled pixels.
  expect({ x: (at.x - zoom.x) / zoom.scale, y: (at.y - zoom.y) / zoom.scale }).toEqual(at);
});

test("zooming is limited: to a maximum, and to the frame", () => {
  expect(zoomTo(WHOLE, 90, FRAME).scale).toBe(CLOSEST);
  expect(zoomTo(zoomTo(WHOLE, 2, FRAME, { x: 150, y: 150 }), 0.1, FRAME)).toEqual(WHOLE);
});

test("a picture can't be dragged out of its frame", () => {
  const close = zoomTo(WHOLE, 2, FRAME);
  expect(moveBy(close, { x: 50, y: 0 }, FRAME)).toEqual({ scale: 2, x: 50, y: 0 });
  expect(moveBy(close, { x: 5000, y: -5000 }, FRAME)).toEqual({ scale: 2, x: 200, y: -200 });
  expect(moveBy(WHOLE, { x: 50, y: 50 }, FRAME)).toEqual(WHOLE);
});
