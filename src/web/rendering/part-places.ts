/**
 * Places of pre-rendered HTML in a document. React writes a short comment for each part, and the parts are put in
 * afterwards: they are nine tenths of a public page, which React would copy several times.
 */

/** The parts' comments, by element id. No content can forge one: they name the random mark of this rendering. */
export function placesOf(parts: ReadonlyMap<string, string>, mark: string): Map<string, string> {
  return new Map(Array.from(parts.keys(), (id) => [id, `${openingOf(mark)}${id}${END}`]));
}

/** The rendered document with each part in its place. */
export function fillPlaces(document: Buffer, parts: ReadonlyMap<string, string>, mark: string): Buffer {
  const places = findPlaces(document, parts, mark);
  const grown = places.reduce(
    (sum, { start, end, html }) => sum + Buffer.byteLength(html) - (end - start),
    0,
  );
  // Written into one buffer of its size: a copy of each part first would be more garbage than the page.
  const filled = Buffer.allocUnsafe(document.length + grown);
  let copied = 0;
  let at = 0;
  for (const { start, end, html } of places) {
    at += document.copy(filled, at, copied, start);
    at += filled.write(html, at);
    copied = end;
  }
  document.copy(filled, at, copied);
  return filled;
}

function findPlaces(document: Buffer, parts: ReadonlyMap<string, string>, mark: string) {
  const opening = Buffer.from(openingOf(mark));
  const places: { start: number; end: number; html: string }[] = [];
  for (let start = document.indexOf(opening); start !== -1; start = document.indexOf(opening, start + 1)) {
    const endOfId = document.indexOf(END, start);
    const id = document.toString("utf8", start + opening.length, endOfId);
    places.push({ start, end: endOfId + END.length, html: parts.get(id) ?? "" });
  }
  return places;
}

const END = "-->";

function openingOf(mark: string): string {
  return `<!--${mark} `;
}
