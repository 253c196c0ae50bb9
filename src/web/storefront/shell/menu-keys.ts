/**
 * The element that an arrow key moves to: left and right along the menu bar and between groups, down into a panel and
 * up out of it. Null leaves the key to the browser. The caller opens the panel that receives the focus.
 */
export function nextInMenu(bar: HTMLElement, from: HTMLElement, key: string): HTMLElement | null {
  const entry = from.closest("details");
  if (!entry) return null;
  return from.matches("summary") ? nextOfBar(bar, entry, from, key) : nextOfPanel(entry, from, key);
}

function nextOfBar(bar: HTMLElement, entry: Element, from: HTMLElement, key: string): HTMLElement | null {
  const entries = elementsIn(bar, "summary");
  const at = entries.indexOf(from);
  if (key === "ArrowRight") return entries[(at + 1) % entries.length] ?? null;
  if (key === "ArrowLeft") return entries.at(at - 1) ?? null;
  if (key === "Home") return entries[0] ?? null;
  if (key === "End") return entries.at(-1) ?? null;
  return key === "ArrowDown" ? (elementsIn(entry, "a")[0] ?? null) : null;
}

function nextOfPanel(entry: Element, from: HTMLElement, key: string): HTMLElement | null {
  const links = elementsIn(entry, "a");
  const at = links.indexOf(from);
  if (key === "ArrowDown") return links[(at + 1) % links.length] ?? null;
  if (key === "ArrowUp") return links[at - 1] ?? entry.querySelector("summary");
  if (key === "Home") return links[0] ?? null;
  if (key === "End") return links.at(-1) ?? null;
  const step = key === "ArrowRight" ? 1 : -1;
  if (key !== "ArrowRight" && key !== "ArrowLeft") return null;
  // Each group of links is a column, and so is the picture beside them.
  const columns = elementsIn(entry, ".mega-panel > *");
  const column = columns.findIndex((candidate) => candidate.contains(from));
  const next = columns.at((column + step) % columns.length);
  return next?.matches("a") ? next : (next?.querySelector("a") ?? null);
}

function elementsIn(within: Element, selector: string): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)];
}
