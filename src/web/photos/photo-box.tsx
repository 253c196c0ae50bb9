import ImagePlus from "lucide-react/icons/image-plus";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { type DragEvent, lazy, type RefObject, Suspense, useId, useRef, useState } from "react";
import { PHOTO_PRINTS, type PrintKind } from "../../shop/catalogue/rules/photo-prints.ts";
import { centredCrop } from "../../shop/photos/rules/photo-crop.ts";
import { Button } from "../ui/button.tsx";
import { classes } from "../ui/classes.ts";
import { Roundel } from "../ui/marks.tsx";
import { Alert } from "../ui/note.tsx";
import { useToast } from "../ui/toaster.tsx";
import type { PlacedPhoto, UnplacedPhoto } from "./photo-store.ts";
import { PlacedRow } from "./placed-row.tsx";
import { type SentPhoto, sendPhoto } from "./send-photo.ts";
import { useFocusAfterRemoval } from "./use-focus-after-removal.ts";

const PhotoDialog = lazy(() => import("./photo-dialog.tsx").then((file) => ({ default: file.PhotoDialog })));

export type PhotoBoxProps = {
  print: PrintKind;
  /** As shown: it decides how large the print is. */
  weight: string;
  /** The shape of the item, as its page names it: `Square`. Preselected, if photos are printed in it. */
  itemShape?: string;
  photos: PlacedPhoto[];
  onChange: (photos: PlacedPhoto[]) => void;
  /** The heading, where "Your photo" does not say for what. */
  title?: string;
  locked?: boolean;
  /** Said above the box when the order was tried without a photo. */
  alert?: string;
  /** Orders without a photo for now. */
  onLater?: () => void;
  chooser?: RefObject<HTMLButtonElement | null>;
};

type Sending = { share: number; stop: AbortController };
/** The photo that is being placed, and where it goes in the list. */
type Placing = { photo: UnplacedPhoto; at: number };

/** Chooses, sends and places the photos that are printed on an item. */
export function PhotoBox({
  print,
  weight,
  itemShape = "",
  photos,
  onChange: change,
  title = "Your photo",
  locked,
  alert,
  onLater,
  chooser,
}: PhotoBoxProps) {
  const heading = useId();
  const { photos: most, shapes, widthMm, printedOn } = PHOTO_PRINTS[print];
  const width = widthMm(weight);
  const [sending, setSending] = useState<Sending | null>(null);
  const [failed, setFailed] = useState<{ file: File; reply: SentPhoto & { ok: false } } | null>(null);
  const [placing, setPlacing] = useState<Placing | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const replaced = useRef<number | null>(null);
  const say = useToast();
  const { box, ask: askFocusBack } = useFocusAfterRemoval<HTMLElement>();

  const choose = (at: number | null) => {
    replaced.current = at;
    input.current?.click();
  };
  const send = async (file: File) => {
    const at = replaced.current ?? photos.length;
    const stop = new AbortController();
    setFailed(null);
    setSending({ share: 0, stop });
    const reply = await sendPhoto(file, {
      onProgress: (share) => setSending({ share, stop }),
      signal: stop.signal,
    });
    askFocusBack();
    setSending(null);
    if (stop.signal.aborted) return;
    if (!reply.ok) return setFailed({ file, reply });
    // A replacement keeps the shape.
    const shape =
      photos[at]?.shape ?? shapes.find((known) => known === itemShape.toLowerCase()) ?? shapes[0] ?? "square";
    setPlacing({ at, photo: { ...reply.photo, ...centredCrop(reply.photo, shape), mayUse: false } });
  };
  // After another photo the next one can be chosen, if there is room; else the focus goes to the photo that was placed.
  const close = () => {
    const at = placing?.at ?? photos.length;
    const isAnother = at === photos.length;
    askFocusBack((box) => (isAnother && chooserIn(box)) || buttonOfPhoto(box, at));
    setPlacing(null);
  };
  const place = (photo: PlacedPhoto) => {
    if (placing) change(photos.toSpliced(placing.at, 1, photo));
    close();
  };
  const remove = (at: number) => {
    askFocusBack(chooserIn);
    change(photos.toSpliced(at, 1));
    say(
      "Photo removed.",
      <Button
        look="gold"
        size="small"
        onClick={() => {
          change(photos);
          say(null);
        }}
      >
        Undo
      </Button>,
    );
  };

  return (
    <section ref={box} className="photo-box" aria-labelledby={heading}>
      <div className="photo-box-head">
        <h2 id={heading}>{most > 1 ? `Your photos, ${photos.length} of ${most}` : title}</h2>
        <span>{width / 10} cm wide</span>
      </div>
      {photos.map((photo, at) => (
        <PlacedRow
          // biome-ignore lint/suspicious/noArrayIndexKey: one photo may be printed twice
          key={`${photo.id}${at}`}
          photo={photo}
          widthMm={width}
          isOnCake={print === "cake top"}
          locked={locked}
          onAdjust={() => setPlacing({ at, photo })}
          onReplace={() => choose(at)}
          onRemove={() => remove(at)}
        />
      ))}
      {sending ? (
        <Progress {...sending} />
      ) : (
        photos.length < most && (
          <Chooser
            ref={chooser}
            locked={locked}
            onChoose={() => choose(null)}
            onDrop={(file) => void send(file)}
          />
        )
      )}
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept="image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif"
        aria-hidden="true"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again.
          target.value = "";
          if (file) void send(file);
        }}
      />
      {failed && (
        <>
          <Alert>{failed.reply.message}</Alert>
          {failed.reply.isUnreachable && (
            <Button size="small" className="photo-box-retry" onClick={() => void send(failed.file)}>
              <RefreshCw className="icon" aria-hidden="true" />
              Try again
            </Button>
          )}
        </>
      )}
      {alert && photos.length === 0 && (
        <>
          <Alert>{alert}</Alert>
          {onLater && (
            <Button size="small" look="ghost" className="photo-box-retry" onClick={onLater}>
              Order first, send it later
            </Button>
          )}
        </>
      )}
      <p className="text-small muted">
        Printed on {printedOn}. Only you and those who make it see your photo.
      </p>
      {placing && (
        <Suspense>
          <PhotoDialog
            photo={placing.photo}
            shapes={shapes}
            widthMm={width}
            onPlace={place}
            onReplace={() => {
              close();
              choose(placing.at);
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </section>
  );
}

function chooserIn(box: HTMLElement) {
  return box.querySelector<HTMLElement>(".photo-choose");
}

function buttonOfPhoto(box: HTMLElement, at: number) {
  return box.querySelectorAll(".photo-placed")[at]?.querySelector("button");
}

type ChooserProps = {
  ref: RefObject<HTMLButtonElement | null> | undefined;
  locked: boolean | undefined;
  onChoose: () => void;
  onDrop: (file: File) => void;
};

/** Opens the files of the device; a file can be dropped on it. */
function Chooser({ ref, locked, onChoose, onDrop }: ChooserProps) {
  const [isOver, setOver] = useState(false);
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(is);
  };
  return (
    <button
      ref={ref}
      type="button"
      className={classes("photo-choose", isOver && "is-over")}
      disabled={locked}
      onClick={onChoose}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        over(false)(event);
        const file = event.dataTransfer.files[0];
        if (file) onDrop(file);
      }}
    >
      <Roundel className="photo-choose-icon">
        <ImagePlus className="icon" aria-hidden="true" />
      </Roundel>
      <span>
        <b>{isOver ? "Drop it here" : "Choose a photo"}</b>
        <small>From your phone or camera. JPEG, PNG, WebP or HEIC.</small>
      </span>
    </button>
  );
}

function Progress({ share, stop }: Sending) {
  const percent = Math.round(share * 100);
  return (
    <div className="photo-progress">
      <b role="status">
        {percent < 100 ? `Sending your photo: ${percent}%` : "One moment: we are reading your photo."}
      </b>
      <progress max={100} value={percent} aria-label="Sent" />
      <Button size="small" look="soft" onClick={() => stop.abort()}>
        Cancel
      </Button>
    </div>
  );
}
