/** Cards of one page that may show the same picture, while products with others are left. */
const MOST_ALIKE = 2;

/** Products that are looked at to fill a page: twenty pages. Further ones keep their place for now. */
const AHEAD = 480;
/** Pages that are spread. A page needs all pages before it, so later ones keep the order of the list. */
const MOST_PAGES = 50;

type Paging<Item> = {
  page: number;
  size: number;
  pictureOf: (item: Item) => string;
  /** Whether staff chose the place of this item: it does not move. */
  isPlaced?: (item: Item) => boolean;
};

/**
 * A page of a list, counted from 1. A third product with one picture moves to a later page, as long as products with other
 * pictures are near. Within a page the order stays.
 */
export function spreadPictures<Item>(items: Item[], paging: Paging<Item>): Item[] {
  const { page, size } = paging;
  let near: Item[] = [];
  let next = 0;
  const lookAhead = () => {
    const added = items.slice(next, next + AHEAD - near.length);
    next += added.length;
    near = [...near, ...added];
    return firstPage(near, paging);
  };
  for (
    let before = Math.min(page - 1, MOST_PAGES);
    before > 0 && next - near.length < items.length;
    before -= 1
  ) {
    const taken = new Set(lookAhead());
    near = near.filter((item) => !taken.has(item));
  }
  if (page <= MOST_PAGES) return lookAhead();
  const passed = (page - 1 - MOST_PAGES) * size;
  return [...near, ...items.slice(next, next + passed + size)].slice(passed, passed + size);
}

function firstPage<Item>(items: Item[], { size, pictureOf, isPlaced = () => false }: Paging<Item>): Item[] {
  if (items.length <= size) return items;
  const shown = new Map<string, number>();
  const taken: number[] = [];
  const later: number[] = [];
  for (let at = 0; at < items.length && taken.length < size; at += 1) {
    const item = items[at] as Item;
    const picture = pictureOf(item);
    const alike = shown.get(picture) ?? 0;
    if (alike < MOST_ALIKE || isPlaced(item)) {
      shown.set(picture, alike + 1);
      taken.push(at);
    } else later.push(at);
  }
  const chosen = [...taken, ...later.slice(0, size - taken.length)].sort((a, b) => a - b);
  return chosen.map((at) => items[at] as Item);
}
