import ImageIcon from "lucide-react/icons/image";
import { eggOf } from "../../../../shop/orders/rules/order-line.ts";
import { classes } from "../../../ui/classes.ts";
import { Picture } from "../../../ui/picture.tsx";
import type { PicturedLine } from "./board-types.ts";
import "./docket-line.css";

type LinePictureProps = { line: PicturedLine; size: string };

/** The picture of a product, with its egg mark and a mark for a photo sheet. A text stands beside it. */
export function LinePicture({ line, size }: LinePictureProps) {
  const egg = eggOf(line);
  return (
    <span className={`made-picture t-${line.tile}`} aria-hidden="true">
      {line.picture && <Picture picture={line.picture} alt="" sizes={size} />}
      {egg && <span className={classes("food-mark", egg === "egg" && "egg")} />}
      {line.photoPrint && <ImageIcon className="icon made-mark" />}
    </span>
  );
}
