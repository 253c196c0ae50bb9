import ArrowRight from "lucide-react/icons/arrow-right";
import type { Picture as PictureFiles } from "../../../shop/catalogue/pictures.ts";
import { Picture } from "../../ui/picture.tsx";

type PictureTileProps = {
  title: string;
  words: string;
  href: string;
  tile: "rose" | "gold" | "pista" | "cream" | "lilac";
  picture: PictureFiles;
  sizes?: string;
};

/** A large coloured tile with a cut-out that links to a category. */
export function PictureTile({
  title,
  words,
  href,
  tile,
  picture,
  sizes = "(max-width: 48em) 52vw, (max-width: 68.75em) 38vw, 22rem",
}: PictureTileProps) {
  return (
    <a className={`picture-tile t-${tile}`} href={href}>
      <span className="display picture-tile-title">{title}</span>
      <small>{words}</small>
      <Picture picture={picture} alt="" sizes={sizes} />
      <span className="picture-tile-go">
        <ArrowRight className="icon" aria-hidden="true" />
      </span>
    </a>
  );
}
