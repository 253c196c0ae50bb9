import { renderSVG } from "uqr";

/** A QR code of a URL, as the `src` of an image. Drawn on the server, so that no browser loads the code that draws it. */
export function qrPicture(url: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(renderSVG(url, { border: 1 })).toString("base64")}`;
}
