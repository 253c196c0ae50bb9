import {
  type Dispatch,
  type KeyboardEvent,
  type PointerEvent,
  type SetStateAction,
  useEffect,
  useRef,
} from "react";
import { movedCrop } from "../../shop/photos/rules/photo-crop.ts";
import { PRINT_OUTLINES } from "../../shop/photos/rules/print-outline.ts";
import { PhotoImage, PrintGroup } from "./photo-print.tsx";
import type { UnplacedPhoto } from "./photo-store.ts";

type PhotoStageProps = {
  photo: UnplacedPhoto;
  onChange: Dispatch<SetStateAction<UnplacedPhoto>>;
  /** Zooms by this factor. */
  onZoom: (by: number) => void;
};

/** Around the print, in its hundredths, so that the shopper sees what is left out. */
const AROUND = 12;
const VIEW = 100 + 2 * AROUND;
/** An arrow key moves the photo by this share of the print. */
const STEP = 0.04;

const ARROWS: Record<string, [right: number, down: number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

type Point = { x: number; y: number };

/** The photo under its mask. One finger or the mouse moves it, two fingers or the wheel zoom it. */
export function PhotoStage({ photo, onChange, onZoom }: PhotoStageProps) {
  const stage = useRef<SVGSVGElement>(null);
  const pointers = useRef(new Map<number, Point>());
  const zoom = useRef(onZoom);
  zoom.current = onZoom;

  // React listens to the wheel passively, so it could not stop the page from scrolling.
  useEffect(() => {
    const element = stage.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom.current(Math.exp(-event.deltaY / 500));
    };
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  }, []);

  const shift = (right: number, down: number) =>
    onChange((before) => ({ ...before, ...movedCrop(before, before, right, down) }));
  const onMove = (event: PointerEvent<SVGSVGElement>) => {
    const last = pointers.current.get(event.pointerId);
    if (!last || !stage.current) return;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    pointers.current.set(event.pointerId, now);
    const [other] = others;
    if (other) return onZoom(distance(now, other) / Math.max(1, distance(last, other)));
    const { clientWidth, clientHeight } = stage.current;
    const pixels = (photo.side * VIEW) / 100 / Math.min(clientWidth, clientHeight);
    shift((last.x - now.x) * pixels, (last.y - now.y) * pixels);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (arrow) shift(arrow[0] * photo.side * STEP, arrow[1] * photo.side * STEP);
    else if (event.key === "+" || event.key === "=") onZoom(1.15);
    else if (event.key === "-") onZoom(1 / 1.15);
    else return;
    event.preventDefault();
  };
  const release = (event: PointerEvent) => pointers.current.delete(event.pointerId);

  return (
    <svg
      ref={stage}
      className="photo-stage"
      viewBox={`${-AROUND} ${-AROUND} ${VIEW} ${VIEW}`}
      role="application"
      aria-label="Your photo in its shape. Arrow keys move it, plus and minus zoom."
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard moves the photo
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      }}
      onPointerMove={onMove}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <g className="photo-stage-left-out">
        <PhotoImage photo={photo} />
      </g>
      <PrintGroup photo={photo} />
      <path className="photo-stage-edge" d={PRINT_OUTLINES[photo.shape]} />
    </svg>
  );
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
