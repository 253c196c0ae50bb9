import Trash2 from "lucide-react/icons/trash";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { PhotoPrint } from "../photos/photo-print.tsx";
import { subscribe } from "../photos/photo-store.ts";
import { IconButton } from "../ui/button.tsx";
import { type Piece, putPieceLast, readPieces } from "./cart-pieces.ts";
import "./row-pieces.css";

type RowPiecesProps = {
  line: { email: string; sku: string; quantity: number };
  name: string;
  onQuantity: (quantity: number) => void;
};

/** Message and photos of a line in the cart; if they differ, those of each piece, which can be removed by itself. */
export function RowPieces({ line, name, onQuantity }: RowPiecesProps) {
  const [removed, setRemoved] = useState<number | null>(null);
  const row = useRef<HTMLElement>(null);
  const text = useSyncExternalStore(subscribe, () => JSON.stringify(readPieces(line)));
  const pieces: Piece[] = JSON.parse(text);
  const [first] = pieces;
  const isEach = pieces.length > 1;

  // The removed piece took the focused button with it: focus the next one, or the bin of the row.
  useEffect(() => {
    if (removed === null) return;
    const bins = row.current?.querySelectorAll<HTMLElement>(".row-piece-bin") ?? [];
    const next = bins[Math.min(removed, bins.length - 1)];
    (next ?? row.current?.querySelector<HTMLElement>(".cart-row-bin"))?.focus();
    setRemoved(null);
  }, [removed]);

  if (!first || !(isEach || first.message.trim() || first.photos.length > 0)) return null;
  const remove = (button: Element, index: number) => {
    row.current = button.closest<HTMLElement>(".cart-row");
    putPieceLast(line, index);
    setRemoved(index);
    onQuantity(line.quantity - 1);
  };
  return (
    <ul className="row-pieces">
      {pieces.map((piece, index) => {
        const pieceLabel = `${index + 1} of ${line.quantity}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name
          <li key={index}>
            <Made
              piece={piece}
              which={isEach ? pieceLabel : line.quantity > 1 ? `On all ${line.quantity}` : null}
              others={pieces}
            />
            {isEach && (
              <IconButton
                label={`Remove ${name}, ${pieceLabel}`}
                className="row-piece-bin"
                onClick={({ currentTarget }) => remove(currentTarget, index)}
              >
                <Trash2 className="icon" aria-hidden="true" />
              </IconButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}

type MadeProps = { piece: Piece; which: string | null; others: Piece[] };

/** Message and photos of a piece. Names what it lacks if another piece has it. */
function Made({ piece: { message, photos }, which, others }: MadeProps) {
  const lacksPhoto = photos.length === 0 && others.some((other) => other.photos.length > 0);
  const lacksMessage = !message.trim() && others.some((other) => other.message.trim());
  return (
    <>
      {photos.map((photo, at) => (
        <PhotoPrint
          // biome-ignore lint/suspicious/noArrayIndexKey: one photo may be printed twice
          key={`${photo.id}${at}`}
          photo={photo}
          className="row-piece-photo"
          label={which ? `Your photo, ${which}` : "Your photo"}
        />
      ))}
      {lacksPhoto && <span className="row-piece-photo is-none" aria-hidden="true" />}
      <span className="row-piece-words">
        {which && <b>{which}</b>}
        {message.trim() && <q dir="auto">{message}</q>}
        {lacksMessage && <span>No message</span>}
        {lacksPhoto && <span>No photo yet</span>}
        {!which && !message.trim() && <span>With your photo</span>}
      </span>
    </>
  );
}
