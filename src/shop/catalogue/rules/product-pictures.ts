/** A picture of a product, with what it shows in words. An empty text: the product's name says it. */
export type PictureOfProduct = { id: string; text: string };

/** Pictures in their order, as form and log have them: id, a space, and the text. */
export function toPictureLines(pictures: readonly PictureOfProduct[]): string[] {
  return pictures.map(({ id, text }) => (text === "" ? id : `${id} ${text}`));
}

export function readPictureLines(lines: readonly string[]): PictureOfProduct[] {
  return lines.map((line) => {
    const [id = "", ...words] = line.split(" ");
    return { id, text: words.join(" ") };
  });
}

type Columns = { pictureId: string; morePictureIds: string[]; pictureTexts: string[] };

/** The pictures of a stored product, in their order. A draft may have none. */
export function picturesOf({ pictureId, morePictureIds, pictureTexts }: Columns): PictureOfProduct[] {
  if (pictureId === "") return [];
  return [pictureId, ...morePictureIds].map((id, at) => ({ id, text: pictureTexts[at] ?? "" }));
}
