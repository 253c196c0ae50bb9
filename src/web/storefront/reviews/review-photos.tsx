import Camera from "lucide-react/icons/camera";
import X from "lucide-react/icons/x";
import { type ChangeEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import type { StoredPhoto } from "../../../contract/photos.ts";
import { MOST_REVIEW_PHOTOS } from "../../../shop/reviews/rules/review-photos.ts";
import { sendPhoto } from "../../photos/send-photo.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Message } from "../../ui/field.tsx";
import { Alert } from "../../ui/note.tsx";
import "./review-photos.css";

type Sending = { share: number; stop: AbortController };

/** Photos of a review: each is sent when it is chosen, and the form names them by id. Needs script. */
export default function ReviewPhotos({ error }: { error: string | undefined }) {
  const [photos, setPhotos] = useState<StoredPhoto[]>([]);
  const [sending, setSending] = useState<Sending | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  useWaitingForm(input, sending !== null, () => setProblem("One moment: a photo is still being sent."));

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    // The same file may be chosen again.
    target.value = "";
    const room = MOST_REVIEW_PHOTOS - photos.length;
    setProblem(files.length > room ? `A review has ${MOST_REVIEW_PHOTOS} photos at most.` : null);
    const stop = new AbortController();
    for (const file of files.slice(0, room)) {
      setSending({ share: 0, stop });
      const onProgress = (share: number) => setSending({ share, stop });
      const sent = await sendPhoto(file, { onProgress, signal: stop.signal });
      if (stop.signal.aborted) break;
      if (sent.ok) setPhotos((before) => [...before, sent.photo]);
      else setProblem(sent.message);
    }
    setSending(null);
  }

  return (
    <fieldset className="form-full review-photos">
      <legend>
        Your photos <span className="optional">optional, {MOST_REVIEW_PHOTOS} at most</span>
      </legend>
      {photos.length > 0 && (
        <ul>
          {photos.map(({ id, width, height }, at) => (
            <li key={id}>
              <img src={`/api/photos/${id}`} {...{ width, height }} alt={`${at + 1} of your review`} />
              <IconButton
                label={`Remove photo ${at + 1}`}
                onClick={() => {
                  setPhotos(photos.filter((photo) => photo.id !== id));
                  input.current?.focus();
                }}
              >
                <X className="icon" aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {sending && <Progress {...sending} />}
      {problem && <Alert>{problem}</Alert>}
      {photos.length < MOST_REVIEW_PHOTOS && (
        <label className="review-photos-add" hidden={sending !== null}>
          <input
            ref={input}
            className="sr-only"
            type="file"
            multiple
            accept="image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif"
            onChange={(event) => void choose(event)}
          />
          <Camera className="icon" aria-hidden="true" />
          {photos.length === 0 ? "Add photos" : "Add another photo"}
        </label>
      )}
      {photos.length > 0 && (
        <label className="option">
          <input
            type="checkbox"
            name="photosAgreed"
            {...(error ? { "aria-invalid": true, "aria-describedby": errorId } : {})}
          />
          <span>
            The photos are mine, and may be shown here with my review. Only those of us who approve reviews
            see them before.
          </span>
        </label>
      )}
      {error && (
        <Message kind="err" id={errorId}>
          {error}
        </Message>
      )}
      <input type="hidden" name="photos" value={photos.map(({ id }) => id).join(" ")} />
    </fieldset>
  );
}

/** Blocks the form of this input while a photo is being sent: the review would be sent without it. */
function useWaitingForm(
  input: RefObject<HTMLInputElement | null>,
  isWaiting: boolean,
  onSubmit: () => void,
): void {
  const latest = useRef(onSubmit);
  useEffect(() => {
    latest.current = onSubmit;
  });
  useEffect(() => {
    const form = input.current?.form;
    if (!isWaiting || !form) return;
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    form.addEventListener("submit", stop, { capture: true });
    return () => form.removeEventListener("submit", stop, { capture: true });
  }, [input, isWaiting]);
}

function Progress({ share, stop }: Sending) {
  const percent = Math.round(share * 100);
  return (
    <div className="review-photos-progress">
      <span role="status">
        {percent < 100 ? `Sending your photo: ${percent}%` : "One moment: we are reading your photo."}
      </span>
      <progress max={100} value={percent} aria-label="Sent" />
      <Button size="small" look="soft" onClick={() => stop.abort()}>
        Cancel
      </Button>
    </div>
  );
}
