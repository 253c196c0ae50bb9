/** Scale of a picture, and the offset of its centre in pixels. */
export type Zoom = { scale: number; x: number; y: number };
export type Point = { x: number; y: number };

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
export const CLOSEST = 2.5;

/** Changes the scale and keeps the point under `at` (from the frame's centre) in place. */
export function zoomTo(zoom: Zoom, scale: number, frame: number, at: Point = { x: 0, y: 0 }): Zoom {
  const next = Math.min(Math.max(scale, 1), CLOSEST);
  const ratio = next / zoom.scale;
  return inside({ scale: next, x: at.x - (at.x - zoom.x) * ratio, y: at.y - (at.y - zoom.y) * ratio }, frame);
}

/** Moves the picture, as far as it still covers its frame. */
export function moveBy(zoom: Zoom, by: Point, frame: number): Zoom {
  return inside({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, frame);
}

function inside({ scale, x, y }: Zoom, frame: number): Zoom {
  const most = ((scale - 1) * frame) / 2;
  const within = (value: number) => Math.min(Math.max(value, -most), most) + 0;
  return { scale, x: within(x), y: within(y) };
}
