import Camera from "lucide-react/icons/camera";
import type { ChangeEvent } from "react";
import { useFetcher } from "react-router";
import type { IntentAnswer } from "../../../forms/intent-answer.ts";
import { usePhotoUpload } from "../../use-photo-upload.ts";
import "./photo.css";

type PhotoButtonProps = { order: { uuid: string; number: string }; hasPhoto: boolean };

/** Takes a photo of the finished cake with the tablet's camera and sends it to the customer. Needs script. */
export function PhotoButton({ order: { uuid, number }, hasPhoto }: PhotoButtonProps) {
  const fetcher = useFetcher<IntentAnswer<never>>({ key: `photo ${uuid}` });
  const { isSending, error, upload } = usePhotoUpload();
  const isBusy = isSending || fetcher.state !== "idle";
  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? [];
    if (!file || isBusy) return;
    const photo = await upload(file);
    // The same file may be chosen again.
    input.value = "";
    if (photo) await fetcher.submit({ intent: "photo", id: uuid, photo }, { method: "post" });
  };
  const refusal = error ?? (fetcher.data && !fetcher.data.ok && !isBusy ? fetcher.data.message : "");
  return (
    <>
      <label className="photo-button needs-script" aria-busy={isBusy || undefined}>
        <Camera className="icon" aria-hidden="true" />
        {isBusy ? "Sending…" : hasPhoto ? "New photo" : "Photo"}
        <span className="sr-only"> of order {number} for the customer</span>
        <input type="file" accept="image/*" capture="environment" onChange={choose} disabled={isBusy} />
      </label>
      {refusal && (
        <p className="photo-refusal" role="alert">
          {refusal}
        </p>
      )}
    </>
  );
}
