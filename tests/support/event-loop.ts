/** Garbage collection may fall into one attempt; the request's own work is in every attempt. */
const ATTEMPTS = 3;

/**
 * Runs `work`, three times at most, until no turn of the event loop takes `limit` ms. Counts CPU time of this thread,
 * because other processes delay a busy machine.
 * @returns the longest turn of the best attempt, in ms of CPU time
 */
export async function longestTurn(work: () => Promise<unknown>, limit: number): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS && best >= limit; attempt += 1)
    best = Math.min(best, await longestTurnDuring(work));
  return best;
}

/** Runs `work` once. @returns its longest turn of the event loop, in ms of this thread's CPU time */
export async function longestTurnDuring(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isRunning = true;
  let before = cpuTime();
  const turn = () => {
    const now = cpuTime();
    longest = Math.max(longest, now - before);
    before = now;
    if (isRunning) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isRunning = false;
  // The last turn ends after this one.
  await new Promise((done) => setImmediate(done));
  return longest;
}

function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
