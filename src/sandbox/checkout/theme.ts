const DEFAULT = "#528ff0";

/** The shop's colour, and the text colour with the better contrast on it. */
export function readableOn(colour: string): { background: string; text: string } {
  const background = /^#[0-9a-f]{6}$/i.test(colour) ? colour : DEFAULT;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(background.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  // White and near-black have the same contrast at a luminance of 0.179.
  return { background, text: light > 0.179 ? "#1d0b16" : "#ffffff" };
}
