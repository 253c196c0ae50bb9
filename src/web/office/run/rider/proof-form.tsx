import Camera from "lucide-react/icons/camera";
import Check from "lucide-react/icons/check";
import { type ChangeEvent, type FormEvent, useEffect, useState } from "react";
import { MOST_WRONG_CODES } from "../../../../shop/orders/rules/delivery-proof.ts";
import { redrawPhoto } from "../../../photos/redraw-photo.ts";
import { Message } from "../../../ui/field.tsx";
import type { NewReport } from "../queue/stamp-reports.ts";
import type { Reports } from "../queue/use-reports.ts";
import type { TourStop } from "./stop-state.ts";

/** Size of a stored photo: forty photos must fit on a phone. */
const STORED = { longestSide: 1_600, quality: 0.8 };

type ProofFormProps = {
  stop: TourStop;
  /** Why the last tap did not end the stop; empty if it did. */
  problem: string;
  isOffline: boolean;
  report: (ended: NewReport) => Promise<void>;
  sendAgain: Reports["sendAgain"];
  onFail: () => void;
};

/** The customer's code, or a photo. Offline the code cannot be checked, so a photo is needed too. */
export function ProofForm(props: ProofFormProps) {
  const { stop, problem, isOffline, report, sendAgain, onFail } = props;
  const { refusedPhotoId } = stop;
  const [code, setCode] = useState("");
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [photoError, setPhotoError] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const isComplete = photo !== null || (!isOffline && /^\d{4}$/.test(code));
  const choose = async ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    const [file] = files ?? [];
    if (!file) return;
    const shrunk = await redrawPhoto(file, STORED);
    setPhoto(shrunk);
    setPhotoError(shrunk ? "" : "We cannot open this photo. Take another one.");
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete || isBusy) return;
    setIsBusy(true);
    const completeCode = /^\d{4}$/.test(code) ? code : "";
    try {
      await report({ kind: "delivered", orderId: stop.uuid, code: completeCode, photo, photoId: "" });
      setCode("");
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form onSubmit={send} className="stop-proof" noValidate>
      <section className="tour-card" aria-labelledby="proof">
        <h2 id="proof">{stop.isCodeLocked ? "Take a photo" : "Ask for the code"}</h2>
        {(problem || stop.refusal) && (
          <div role="alert">
            <Message kind="err">{problem || stop.refusal}</Message>
          </div>
        )}
        {refusedPhotoId && (
          <button
            type="button"
            className="tour-second"
            onClick={() => void sendAgain(refusedPhotoId).catch(() => {})}
          >
            Send the saved photo again
          </button>
        )}
        {stop.isCodeLocked ? (
          <p>The code was wrong {MOST_WRONG_CODES} times. Only a photo closes this stop.</p>
        ) : (
          <label className="stop-code">
            <span>4 digits, on the customer’s order page and in their mail</span>
            <input
              className="input stop-digits"
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={code}
              onChange={(event) => setCode(event.currentTarget.value.replace(/\D/g, ""))}
            />
          </label>
        )}
        {isOffline && code !== "" && photo === null && (
          <p className="stop-hint">Offline the code cannot be checked. Take a photo too.</p>
        )}
        <label className="stop-photo">
          <Camera className="icon" aria-hidden="true" />
          <span>
            <b>{photo ? "Photo taken. Take another one?" : "No code? Take a photo"}</b>
            <small>Box and flat number in view</small>
          </span>
          <input type="file" accept="image/*" capture="environment" onChange={choose} />
        </label>
        {photo && <PhotoPreview photo={photo} />}
        {photoError && <Message kind="err">{photoError}</Message>}
      </section>
      <button type="button" className="tour-second" onClick={onFail}>
        Could not deliver
      </button>
      <footer className="tour-foot is-single">
        <button type="submit" className="tour-big" disabled={!isComplete} aria-busy={isBusy || undefined}>
          <Check className="icon" aria-hidden="true" />
          Delivered
        </button>
      </footer>
    </form>
  );
}

/** As a `data:` URL, because the content security policy allows no `blob:`. */
function PhotoPreview({ photo }: { photo: Blob }) {
  const [src, setSrc] = useState("");
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setSrc(String(reader.result));
    reader.readAsDataURL(photo);
    return () => reader.abort();
  }, [photo]);
  return src === "" ? null : <img className="stop-preview" src={src} alt="What you took at the door" />;
}
