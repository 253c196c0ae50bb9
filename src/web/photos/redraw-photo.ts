/**
 * Re-encodes the photo as an upright JPEG without metadata; null if the browser cannot read it.
 * @param longestSide in px; larger photos are scaled down to it
 * @param quality of the JPEG, 0 to 1
 */
export async function redrawPhoto(
  file: Blob,
  { longestSide, quality }: { longestSide: number; quality: number },
): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext("2d");
  if (context) {
    // JPEG has no transparency: what is transparent would become black.
    context.fillStyle = "white";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  bitmap.close();
  return new Promise((done) => canvas.toBlob(done, "image/jpeg", quality));
}
