/**
 * Does this again and again, with a pause in ms after each time is done: a fetch that begins before the last one is
 * answered would replace it, so on a slow line no answer would ever be shown. Ends with the returned function.
 */
export function pollEvery(pause: number, work: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let isOver = false;
  const next = () => {
    if (isOver) return;
    timer = setTimeout(() => void work().then(next, next), pause);
  };
  next();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
