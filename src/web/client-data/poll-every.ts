/**
 * Repeats the work, with a pause in ms after each run has ended. A fetch that begins before the last one is answered
 * would replace it, so on a slow line no answer would ever show. Returns a function that stops it.
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
