/** Longest work in ms before other requests are served. */
const TURN_MS = 8;
/** Number of items between two reads of the clock. */
const ITEMS_A_LOOK = 32;

/** Waits until other requests have been served. */
export function nextTurn(): Promise<void> {
  return new Promise((done) => setImmediate(done));
}

/** Processes each item, and serves other requests every few milliseconds. */
export async function eachInTurns<Item>(
  items: Iterable<Item>,
  work: (item: Item, position: number) => void,
): Promise<void> {
  let until = performance.now() + TURN_MS;
  let position = 0;
  for (const item of items) {
    work(item, position);
    position += 1;
    if (position % ITEMS_A_LOOK !== 0 || performance.now() < until) continue;
    await nextTurn();
    until = performance.now() + TURN_MS;
  }
}
