import RefreshCw from "lucide-react/icons/refresh-cw";
import { lazy, type RefObject, Suspense, useId, useRef, useState } from "react";
import type { StoredPhoto } from "../../contract/photos.ts";
import { PHOTO_PRINTS, type PrintKind } from "../../shop/catalogue/rules/photo-prints.ts";
import { centredCrop } from "../../shop/photos/rules/photo-crop.ts";
import { Button } from "../ui/button.tsx";
import { Alert } from "../ui/note.tsx";
import { useToast } from "../ui/toaster.tsx";
import { PhotoChooser, PhotoInput } from "./photo-chooser.tsx";
import type { PlacedPhoto, UnplacedPhoto } from "./photo-store.ts";
import { PlacedRow } from "./placed-row.tsx";
import { type SentPhoto, sendPhoto } from "./send-photo.ts";
import { useFocusAfterRemoval } from "./use-focus-after-removal.ts";

const PhotoDialog = lazy(() => import("./photo-dialog.tsx").then((file) => ({ default: file.PhotoDialog })));

export type PhotoBoxProps = {
  print: PrintKind;
  /** As shown: it decides how large the print is. */
  weight: string;
  /** The shape of the item, as its page names it: `Square`. Preselected, if photos are printed in it, and drawn. */
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
  chooser?: RefObject<HTMLInputElement | null>;
};

type Sending = { share: number; stop: AbortController };
/** A photo that could not be sent, and the index of the one that it replaces; null for a further one. */
type Failed = { file: File; replaced: number | null; reply: FailedReply };
type FailedReply = SentPhoto & { ok: false };
/** The photo that is being placed, and the index of the one that it replaces; null for a further one. */
type Placing = { photo: UnplacedPhoto; replaced: number | null };

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
  const cakeShape = print === "cake top" ? itemShape : null;
  const [placing, setPlacing] = useState<Placing | null>(null);
  const replacement = useRef<HTMLInputElement>(null);
  const replacedAt = useRef<number | null>(null);
  const say = useToast();
  const { box, ask: askFocusBack } = useFocusAfterRemoval<HTMLElement>();

  const replace = (at: number | null) => {
    replacedAt.current = at;
    replacement.current?.click();
  };
  // Not before it is placed: photos that this browser stores may come, or come back, while it is sent.
  const placeOf = (replaced: number | null) => replaced ?? Math.min(photos.length, most - 1);
  const { sending, failed, send } = useSending({
    onEnd: () => askFocusBack(chooserIn),
    onSent: (photo, replaced) => {
      // A replacement keeps the shape.
      const shape =
        photos[placeOf(replaced)]?.shape ??
        shapes.find((known) => known === itemShape.toLowerCase()) ??
        shapes[0] ??
        "square";
      setPlacing({ replaced, photo: { ...photo, ...centredCrop(photo, shape), mayUse: false } });
    },
  });
  // After another photo the next one can be chosen, if there is room; else the focus goes to the photo that was placed.
  const close = () => {
    const at = placeOf(placing?.replaced ?? null);
    const isAnother = at === photos.length;
    askFocusBack((box) => (isAnother && chooserIn(box)) || buttonOfPhoto(box, at));
    setPlacing(null);
  };
  const place = (photo: PlacedPhoto) => {
    if (placing) change(photos.toSpliced(placeOf(placing.replaced), 1, photo));
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
          cakeShape={cakeShape}
          locked={locked}
          onAdjust={() => setPlacing({ replaced: at, photo })}
          onReplace={() => replace(at)}
          onRemove={() => remove(at)}
        />
      ))}
      {sending ? (
        <Progress {...sending} />
      ) : (
        photos.length < most && (
          <PhotoChooser ref={chooser} disabled={locked} onPhoto={(file) => void send(file, null)} />
        )
      )}
      <PhotoInput
        ref={replacement}
        hidden
        aria-label="Another photo"
        onPhoto={(file) => void send(file, replacedAt.current)}
      />
      {failed && <NotSent reply={failed.reply} onRetry={() => void send(failed.file, failed.replaced)} />}
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
            cakeShape={cakeShape}
            widthMm={width}
            onPlace={place}
            onReplace={() => {
              close();
              replace(placing.replaced);
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </section>
  );
}

type SendingEnds = {
  /** Called before the progress disappears, however the sending ended. */
  onEnd: () => void;
  onSent: (photo: StoredPhoto, replaced: number | null) => void;
};

/** The photo that is being sent, or that could not be sent. */
function useSending({ onEnd, onSent }: SendingEnds) {
  const [sending, setSending] = useState<Sending | null>(null);
  const [failed, setFailed] = useState<Failed | null>(null);
  const send = async (file: File, replaced: number | null) => {
    const stop = new AbortController();
    setFailed(null);
    setSending({ share: 0, stop });
    const reply = await sendPhoto(file, {
      onProgress: (share) => setSending({ share, stop }),
      signal: stop.signal,
    });
    onEnd();
    setSending(null);
    if (stop.signal.aborted) return;
    if (reply.ok) onSent(reply.photo, replaced);
    else setFailed({ file, replaced, reply });
  };
  return { sending, failed, send };
}

function chooserIn(box: HTMLElement) {
  return box.querySelector<HTMLElement>(".photo-choose input");
}

function buttonOfPhoto(box: HTMLElement, at: number) {
  return box.querySelectorAll(".photo-placed")[at]?.querySelector("button");
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

function NotSent({ reply, onRetry }: { reply: FailedReply; onRetry: () => void }) {
  return (
    <>
      <Alert>{reply.message}</Alert>
      {reply.isUnreachable && (
        <Button size="small" className="photo-box-retry" onClick={onRetry}>
          <RefreshCw className="icon" aria-hidden="true" />
          Try again
        </Button>
      )}
    </>
  );
}
