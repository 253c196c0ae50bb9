import * as z from "zod/mini";
import { ReadRefusal } from "../../contract/envelope.ts";
import { type StoredPhoto, StoredPhotoReply } from "../../contract/photos.ts";
import { MOST_PHOTO_BYTES } from "../../shop/photos/rules/photo-limits.ts";
import { csrfToken } from "../session/api-fetch.ts";
import { redrawPhoto } from "./redraw-photo.ts";

export type SentPhoto =
  | { ok: true; photo: StoredPhoto }
  /** `isUnreachable`: the file itself may be fine. `status`: of HTTP, 0 without a reply. */
  | { ok: false; message: string; isUnreachable: boolean; status: number };

const NOT_ARRIVED: SentPhoto = {
  ok: false,
  message: "The photo did not arrive. It is still on your device.",
  isUnreachable: true,
  status: 0,
};

/** Types that are sent as they are. Others are re-encoded by the browser, if it can read them. */
const READ_BY_SHOP = /^image\/(jpeg|png|webp|avif)$/;
/** Longest side of a re-encoded photo, as the shop stores it. */
const LONGEST_SIDE = 4_000;

/**
 * Sends a photo to the shop.
 * @param onProgress called with the sent share, 0 to 1
 */
export async function sendPhoto(
  file: File,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<SentPhoto> {
  const photo = await readableBy(file).catch(() => null);
  // The script that few photos need did not load.
  if (photo === null) return NOT_ARRIVED;
  if (typeof photo === "string") return { ok: false, message: photo, isUnreachable: false, status: 0 };
  const token = await csrfToken().catch(() => null);
  // Cancelled, or offline, before anything was sent.
  if (token === null || signal.aborted) return NOT_ARRIVED;
  return new Promise((done) => {
    // Fetch does not report the progress of an upload.
    const request = new XMLHttpRequest();
    const unreachable = () => done(NOT_ARRIVED);
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onerror = unreachable;
    request.ontimeout = unreachable;
    request.onabort = unreachable;
    request.onload = () => done(read(request) ?? readFailure(request));
    request.open("POST", "/api/photos");
    request.setRequestHeader("content-type", photo.type);
    request.setRequestHeader("x-xsrf-token", token);
    signal.addEventListener("abort", () => request.abort());
    request.send(photo);
  });
}

function read({ status, responseText }: XMLHttpRequest): SentPhoto | null {
  try {
    const body: unknown = JSON.parse(responseText);
    const reply = z.safeParse(StoredPhotoReply, body);
    if (reply.success) return { ok: true, photo: reply.data.data };
    const message = z.safeParse(ReadRefusal, body).data?.message;
    // Signed out, too many at once, or no room: the same file may be accepted later.
    const isUnreachable = [401, 403, 429].includes(status) || status >= 500;
    return message ? { ok: false, message, isUnreachable, status } : null;
  } catch {
    return null;
  }
}

function readFailure({ status }: XMLHttpRequest): SentPhoto {
  const message = "The photo could not be stored. Please try again.";
  return { ok: false, message, isUnreachable: true, status };
}

/** The file, or a JPEG of it if the shop could not read it, or it is too large; or why there is none. */
async function readableBy(file: File): Promise<Blob | string> {
  if (READ_BY_SHOP.test(file.type) && file.size <= MOST_PHOTO_BYTES) return file;
  const { whyNotRedrawn, whyUnreadable } = await import("./why-not-sent.ts");
  const problem = await whyNotRedrawn(file);
  if (problem !== null) return problem;
  return (await redrawPhoto(file, { longestSide: LONGEST_SIDE, quality: 0.92 })) ?? whyUnreadable(file);
}
