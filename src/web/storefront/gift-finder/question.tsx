import ChevronRight from "lucide-react/icons/chevron-right";
import type { Picture as PictureFiles } from "../../../shop/catalogue/pictures.ts";
import type { Tile } from "../../../shop/catalogue/rules/tile-colours.ts";
import { classes } from "../../ui/classes.ts";
import { Roundel } from "../../ui/marks.tsx";
import { Picture } from "../../ui/picture.tsx";

type Answer = {
  label: string;
  href: string;
  tile: Tile;
  picture: PictureFiles | null;
  mark: string;
  note: string;
};

/** The answers to a question, as links: tiles with pictures, or rows with a mark and a note. */
export function Question({ title, answers }: { title: string; answers: Answer[] }) {
  const isPictured = answers.every(({ picture }) => picture !== null);
  return (
    <ul className={isPictured ? "finder-tiles" : "finder-rows"} aria-label={title}>
      {answers.map(({ label, href, tile, picture, mark, note }) => (
        <li key={href}>
          {picture ? (
            <a className={classes("finder-tile", `t-${tile}`)} href={href}>
              <b>{label}</b>
              <Picture picture={picture} alt="" sizes="(max-width: 48em) 40vw, 14rem" eager />
            </a>
          ) : (
            <a className={classes("finder-row", `t-${tile}`)} href={href}>
              <Roundel className="finder-mark">
                <span aria-hidden="true">{mark}</span>
              </Roundel>
              <span>
                <b>{label}</b>
                <small>{note}</small>
              </span>
              <ChevronRight className="icon" aria-hidden="true" />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
