import ImageIcon from "lucide-react/icons/image";
import { EGG_WORDS, eggOf } from "../../../../shop/orders/rules/order-line.ts";
import { classes } from "../../../ui/classes.ts";
import type { PicturedLine } from "./board-types.ts";
import { LinePicture } from "./line-picture.tsx";

/** An item to make: weight, egg, product, message and photo sheet. */
export function DocketLine({ line }: { line: PicturedLine }) {
  const egg = eggOf(line);
  return (
    <div className="made">
      <LinePicture line={line} size="4rem" />
      <p className="made-what">
        <b>
          {line.quantity > 1 && `${line.quantity} × `}
          {line.weight}
        </b>
        {egg && <em className={egg === "egg" ? "is-egg" : undefined}>{EGG_WORDS[egg]}</em>}
        <span>{line.name}</span>
        {!line.name.includes(line.flavour) && <small>{line.flavour}</small>}
        {line.parts.length > 0 && <small>In it: {line.parts.join("; ")}</small>}
      </p>
      {egg && (
        <p className={classes("made-message", line.message === "" && "is-empty")} dir="auto">
          {line.message === "" ? "No message" : line.message}
        </p>
      )}
      {line.photoPrint && (
        <p className={classes("made-photo", line.photos.length === 0 && "is-missing")}>
          <ImageIcon className="icon" aria-hidden="true" />
          Photo sheet{line.photos.length === 0 && ": not given, call the customer"}
        </p>
      )}
    </div>
  );
}
