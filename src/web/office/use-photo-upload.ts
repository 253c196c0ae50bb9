import { useState } from "react";

/** Sends one photo at a time to the shop, for staff. Its code loads with the first photo. */
export function usePhotoUpload() {
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** Returns the id of the stored photo; null if it did not arrive, with the reason in `error`. */
  const upload = async (file: File): Promise<string | null> => {
    setError(null);
    setIsSending(true);
    try {
      const { sendPhoto } = await import("../photos/send-photo.ts");
      const sent = await sendPhoto(file, { onProgress: () => {}, signal: new AbortController().signal });
      if (sent.ok) return sent.photo.id;
      setError(sent.message);
    } catch {
      // Without a connection its code does not load either.
      setError("The photo did not arrive. It is still on your device.");
    } finally {
      setIsSending(false);
    }
    return null;
  };
  return { isSending, error, upload };
}
