import { type CSSProperties, useState } from "react";
import { classes } from "../../ui/classes.ts";
import { Seal } from "../../ui/marks.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { CakeView } from "./cake-view.ts";
import "./gallery.css";

const TILE_COLOUR = {
  rose: "var(--color-rose)",
  gold: "var(--color-marigold)",
  pista: "var(--color-pista)",
  cream: "var(--color-cream)",
  lilac: "var(--color-lilac)",
} as const;

/** The cut-out on its tile and the scenes, one large, the others to choose from. */
export function Gallery({ cake }: { cake: CakeView }) {
  const [shown, setShown] = useState(0);
  const pictures = [cake.cutout, ...cake.photos];
  const picture = pictures[shown] ?? cake.cutout;
  const isScene = shown > 0;
  const tile = { "--tile": TILE_COLOUR[cake.tile] } as CSSProperties;
  return (
    <div className="gal" style={tile}>
      <fieldset className="thumbs">
        <legend className="sr">Pictures</legend>
        {pictures.map((one, index) => (
          <button
            key={`${one.base}${index === 0 ? "-cutout" : ""}`}
            type="button"
            className={classes(index === shown && "on")}
            aria-pressed={index === shown}
            aria-label={`Picture ${index + 1} of ${pictures.length}`}
            onClick={() => setShown(index)}
          >
            <Picture picture={one} alt="" sizes="5rem" className={index === 0 ? "c" : ""} eager />
          </button>
        ))}
      </fieldset>
      <div className={classes("gal-main", isScene && "scene")}>
        <Picture
          key={picture.base}
          picture={picture}
          alt={isScene ? `${cake.name}, picture ${shown + 1}` : cake.name}
          sizes="(max-width: 767px) 100vw, (max-width: 1099px) 46vw, 38rem"
          eager
        />
        <Seal percent={cake.chosen.discount} />
      </div>
      <p className="gal-note">Representative picture. Yours is made by hand and may differ a little.</p>
    </div>
  );
}
