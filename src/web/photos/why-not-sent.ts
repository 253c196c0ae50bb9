import { isAnimated } from "../../shop/basics/is-animated.ts";

/** Only Safari reads these. Some systems give them no type. */
const HEIC = /\.(heic|heif)$/i;
/** Has room for the colour profile and other chunks before the one that animates a PNG. */
const HEADER_BYTES = 2 ** 20;

/** Why the browser must not re-encode the file: it would draw the first picture of an animation. Null if it may. */
export async function whyNotRedrawn(file: File): Promise<string | null> {
  if (file.type === "image/gif")
    return `“${file.name}” is a GIF, which may move. Choose a JPEG, PNG or WebP photo.`;
  const start = file.slice(0, HEADER_BYTES).arrayBuffer();
  // A deleted file cannot be drawn either.
  const header = new Uint8Array(await start.catch(() => new ArrayBuffer(0)));
  return isAnimated(header) ? `“${file.name}” moves. Choose a JPEG, PNG or WebP photo that does not.` : null;
}

export function whyUnreadable({ name }: File): string {
  if (HEIC.test(name))
    return `“${name}” is a HEIC photo, and this browser cannot open it. Save it as JPEG and choose that, or use Safari.`;
  return `We cannot open “${name}” as a photo. Choose a JPEG, PNG or WebP photo.`;
}
