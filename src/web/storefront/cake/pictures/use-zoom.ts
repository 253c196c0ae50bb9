import { type PointerEvent, useRef, useState } from "react";
import { moveBy, type Point, WHOLE, type Zoom, zoomTo } from "./zoom.ts";

const STEP = 1.5;
/** Scale after a tap or click. */
const CLOSE = 2.25;
/** A finger that moves fewer pixels has tapped. */
const STILL = 8;
/** A finger that moves more pixels sideways has swiped. */
const SWIPE = 48;

/** A picture to zoom by click, tap, pinch and keys, and to move; swiping changes the picture. */
export function useZoom({ onSwipe }: { onSwipe: (step: 1 | -1) => void }) {
  const [zoom, setZoom] = useState<Zoom>(WHOLE);
  const stage = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, Point>());
  const path = useRef({ x: 0, y: 0, fingers: 0 });

  const frame = () => stage.current?.clientWidth ?? 0;
  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  };

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (pointers.current.size === 0) path.current = { x: 0, y: 0, fingers: 0 };
    pointers.current.set(event.pointerId, fromMiddle(event));
    path.current.fingers = Math.max(path.current.fingers, pointers.current.size);
  };

  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = fromMiddle(event);
    pointers.current.set(event.pointerId, now);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    const delta = { x: now.x - before.x, y: now.y - before.y };
    if (other) {
      const ratio = apart(now, other) / Math.max(1, apart(before, other));
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      setZoom((zoom) => zoomTo(zoom, zoom.scale * ratio, frame(), middle));
    } else {
      path.current.x += delta.x;
      path.current.y += delta.y;
      setZoom((zoom) => moveBy(zoom, delta, frame()));
    }
  };

  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    if (!pointers.current.delete(event.pointerId) || pointers.current.size > 0) return;
    const { x, y, fingers } = path.current;
    if (fingers > 1) return;
    if (Math.hypot(x, y) < STILL) {
      const at = fromMiddle(event);
      setZoom((zoom) => (zoom.scale > 1 ? WHOLE : zoomTo(zoom, CLOSE, frame(), at)));
    } else if (zoom.scale === 1 && Math.abs(x) > SWIPE && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
  };

  return {
    zoom,
    stage,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
    closer: () => setZoom((zoom) => zoomTo(zoom, zoom.scale * STEP, frame())),
    further: () => setZoom((zoom) => zoomTo(zoom, zoom.scale / STEP, frame())),
    whole: () => setZoom(WHOLE),
    move: (x: number, y: number) => setZoom((zoom) => moveBy(zoom, { x, y }, frame())),
  };
}

function apart(first: Point, second: Point): number {
  return Math.hypot(first.x - second.x, first.y - second.y);
}
