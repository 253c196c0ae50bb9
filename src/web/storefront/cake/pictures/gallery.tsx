import ZoomIn from "lucide-react/icons/zoom-in";
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from "react";
import { pictureUrl } from "../../../../shop/catalogue/pictures.ts";
import { classes } from "../../../ui/classes.ts";
import { Seal } from "../../../ui/marks.tsx";
import { Picture } from "../../../ui/picture.tsx";
import type { CakeView } from "../cake-view.ts";
import { Acts } from "./lazy-picture-acts.tsx";
import "./gallery.css";

const loadLarge = () => import("./large-pictures.tsx").then((file) => ({ default: file.LargePictures }));
const LargePictures = lazy(loadLarge);

/** The cut-out has a margin in its tile. */
const CUTOUT_SIZES = "(max-width: 48em) 72vw, (max-width: 68.75em) 46vw, 32rem";
const SCENE_SIZES = "(max-width: 48em) 100vw, (max-width: 68.75em) 46vw, 38rem";

/** Wider than any picture: selects the largest file. */
const LARGEST = 4000;

/**
 * The cut-out and the scenes in a row that scrolls by finger, wheel, thumbnails or arrow keys. Thumbnails link to a
 * picture in the row, pictures to their large file, so it works without script.
 */
export function Gallery({ cake }: { cake: CakeView }) {
  const pictures = [cake.cutout, ...cake.photos];
  const { row, shown, showPicture, onScroll, onArrows } = useRow(pictures.length);
  // Not the visible one: the row may still be scrolling to the chosen one.
  const [large, setLarge] = useState<number | null>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys of the links inside, gathered in one place
    <div className={`gallery t-${cake.tile}`} onKeyDown={onArrows} onPointerEnter={() => void loadLarge()}>
      {pictures.length > 1 && (
        <nav className="thumbs" aria-label="Pictures">
          {pictures.map((picture, index) => (
            <a
              key={idOf(index)}
              href={`#${idOf(index)}`}
              className={classes(index === shown && "is-on", index === 0 && "thumbs-cutout")}
              aria-current={index === shown ? "true" : undefined}
              aria-label={`Picture ${index + 1} of ${pictures.length}`}
              onClick={(event) => {
                event.preventDefault();
                showPicture(index);
              }}
            >
              <Picture picture={picture} alt="" sizes="5rem" />
            </a>
          ))}
        </nav>
      )}
      <div className="gallery-main">
        <ul className="slides" ref={row} onScroll={onScroll}>
          {pictures.map((picture, index) => (
            <li key={idOf(index)} id={idOf(index)} className={index === 0 ? "slides-cutout" : "slides-scene"}>
              <a
                href={pictureUrl(picture, LARGEST, "webp")}
                tabIndex={index === shown ? undefined : -1}
                aria-label={`Enlarge picture ${index + 1} of ${pictures.length}: ${picture.alt}`}
                onClick={(event) => {
                  event.preventDefault();
                  setLarge(index);
                }}
              >
                <Picture
                  picture={picture}
                  alt=""
                  sizes={index === 0 ? CUTOUT_SIZES : SCENE_SIZES}
                  eager={index === 0}
                />
              </a>
            </li>
          ))}
        </ul>
        <Seal percent={cake.chosen.discount} className="gallery-seal" />
        <Acts cake={cake} />
        <span className="zoomable" aria-hidden="true">
          <ZoomIn className="icon" />
        </span>
      </div>
      <p className="gallery-note">Representative picture. Yours is made by hand and may differ a little.</p>
      {large !== null && (
        <Suspense>
          <LargePictures
            cake={cake}
            pictures={pictures}
            shown={large}
            onShow={(index) => {
              setLarge(index);
              showPicture(index);
            }}
            onClose={() => setLarge(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

function idOf(index: number): string {
  return `picture-${index + 1}`;
}

/** The visible picture of the row, and a way to scroll to another. */
function useRow(length: number) {
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);

  const showPicture = (index: number) => {
    const list = row.current;
    if (!list || index < 0 || index >= length) return;
    setShown(index);
    list.scrollTo({ left: index * list.clientWidth });
  };
  const onScroll = () => {
    const list = row.current;
    if (list && list.clientWidth > 0) setShown(Math.round(list.scrollLeft / list.clientWidth));
  };
  const onArrows = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const link = event.target instanceof HTMLElement ? event.target.closest("a") : null;
    if (step === undefined || !link || !event.currentTarget.contains(link)) return;
    event.preventDefault();
    const next = Math.min(Math.max(shown + step, 0), length - 1);
    showPicture(next);
    // Move the focus too: from thumbnail to thumbnail, or picture to picture.
    const siblings = link.closest("nav, ul")?.querySelectorAll("a");
    siblings?.[next]?.focus({ preventScroll: true });
  };
  return { row, shown, showPicture, onScroll, onArrows };
}
