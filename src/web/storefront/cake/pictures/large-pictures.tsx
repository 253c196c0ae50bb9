import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import type { KeyboardEvent } from "react";
import type { NamedPicture } from "../../../../shop/catalogue/pictures.ts";
import { IconButton } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Picture } from "../../../ui/picture.tsx";
import type { CakeView } from "../cake-view.ts";
import { useZoom } from "./use-zoom.ts";
import { CLOSEST } from "./zoom.ts";
import "./large-pictures.css";

/** Pixels that an arrow key moves a zoomed picture. */
const STRIDE = 80;

type LargePicturesProps = {
  cake: CakeView;
  pictures: NamedPicture[];
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
};

/** The pictures at full screen, one at a time, with zoom. */
export function LargePictures({ cake, pictures, shown, onShow, onClose }: LargePicturesProps) {
  const { zoom, stage, handlers, closer, further, whole, move } = useZoom({ onSwipe: (step) => go(step) });
  const picture = pictures[shown] ?? cake.cutout;
  const isClose = zoom.scale > 1;
  const go = (step: number) => {
    const next = shown + step;
    if (next < 0 || next >= pictures.length) return;
    whole();
    onShow(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const doIt = keyAction(event.key, isClose, { closer, further, whole, move, go });
    if (!doIt) return;
    event.preventDefault();
    doIt();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={cake.name}
      width="min(60rem, 100dvh - 12rem)"
      foot={
        <div className="enlarged-foot">
          {pictures.length > 1 && (
            <>
              <IconButton label="Previous picture" disabled={shown === 0} onClick={() => go(-1)}>
                <ChevronLeft className="icon" aria-hidden="true" />
              </IconButton>
              <span aria-live="polite">
                <span className="sr-only">Picture </span>
                {shown + 1} of {pictures.length}
              </span>
              <IconButton label="Next picture" disabled={shown === pictures.length - 1} onClick={() => go(1)}>
                <ChevronRight className="icon" aria-hidden="true" />
              </IconButton>
            </>
          )}
          <span className="enlarged-zoom">
            <IconButton label="Zoom out" disabled={!isClose} onClick={further}>
              <ZoomOut className="icon" aria-hidden="true" />
            </IconButton>
            <IconButton label="Zoom in" disabled={zoom.scale >= CLOSEST} onClick={closer}>
              <ZoomIn className="icon" aria-hidden="true" />
            </IconButton>
          </span>
        </div>
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a group of one picture is no field of a form */}
      <div
        ref={stage}
        role="group"
        aria-label="Picture: plus and minus zoom, arrows move"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys that zoom and move need somewhere to land
        tabIndex={0}
        className={classes(
          "enlarged-stage",
          `t-${cake.tile}`,
          shown > 0 && "enlarged-scene",
          isClose && "is-close",
        )}
        onKeyDown={onKeyDown}
        {...handlers}
      >
        <div
          className="enlarged-picture"
          style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
        >
          <Picture
            key={picture.base}
            picture={picture}
            alt={`${picture.alt}, picture ${shown + 1} of ${pictures.length}`}
            sizes="(max-width: 48em) 200vw, 60rem"
            eager
          />
        </div>
      </div>
      <p className="enlarged-note">
        {picture.alt !== cake.name && <b>{picture.alt}. </b>}
        Representative picture. Yours is made by hand and may differ a little.
      </p>
    </Dialog>
  );
}

type Ways = Pick<ReturnType<typeof useZoom>, "closer" | "further" | "whole" | "move"> & {
  go: (step: number) => void;
};

/** Key actions: arrows change the picture, or move it while it is zoomed. */
function keyAction(key: string, isClose: boolean, ways: Ways): (() => void) | undefined {
  switch (key) {
    case "+":
    case "=":
      return ways.closer;
    case "-":
      return ways.further;
    case "Enter":
    case " ":
      return isClose ? ways.whole : ways.closer;
    case "ArrowLeft":
      return () => (isClose ? ways.move(STRIDE, 0) : ways.go(-1));
    case "ArrowRight":
      return () => (isClose ? ways.move(-STRIDE, 0) : ways.go(1));
    case "ArrowUp":
      return isClose ? () => ways.move(0, STRIDE) : undefined;
    case "ArrowDown":
      return isClose ? () => ways.move(0, -STRIDE) : undefined;
  }
}
