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

/** `isRest`: no items follow these. */
type FirstPage<Item> = Omit<Paging<Item>, "page"> & { isRest: boolean };

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
    return firstPage(near, { ...paging, isRest: next >= items.length });
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

function firstPage<Item>(items: Item[], paging: FirstPage<Item>): Item[] {
  const { size, pictureOf, isPlaced = () => false } = paging;
  if (items.length <= size) return items;
  const due = paging.isRest ? picturesDue(items.map(pictureOf), Math.ceil(items.length / size)) : new Map();
  let reserved = [...due.values()].reduce((sum, count) => sum + count, 0);
  const shown = new Map<string, number>();
  const taken: number[] = [];
  const later: number[] = [];
  for (const [at, item] of items.entries()) {
    if (taken.length === size) break;
    const picture = pictureOf(item);
    const alike = shown.get(picture) ?? 0;
    const isDue = alike < (due.get(picture) ?? 0);
    const fits = alike < MOST_ALIKE && (isDue || taken.length + reserved < size);
    if (fits || isPlaced(item)) {
      if (isDue) reserved -= 1;
      shown.set(picture, alike + 1);
      taken.push(at);
    } else later.push(at);
  }
  const chosen = [...taken, ...later.slice(0, size - taken.length)].sort((a, b) => a - b);
  return chosen.flatMap((at) => items.slice(at, at + 1));
}

/**
 * How often each picture must come on the first of these pages, so that the other pages need not show it more than twice.
 * A picture of more products than all pages have room for is left out: the first pages stay varied.
 */
function picturesDue(pictures: string[], pages: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const picture of pictures) counts.set(picture, (counts.get(picture) ?? 0) + 1);
  const due = [...counts].map(([picture, count]) => [picture, count - MOST_ALIKE * (pages - 1)] as const);
  return new Map(due.filter(([, count]) => count > 0 && count <= MOST_ALIKE));
}
