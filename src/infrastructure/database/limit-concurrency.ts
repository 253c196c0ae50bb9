type Waiting = { enter: () => void; timer: NodeJS.Timeout };

/**
 * Runs at most `maxRunning` tasks; others wait in order of arrival. A task that waits longer than `maxWait` ms is
 * rejected, so that a hanging database does not gather an endless queue.
 */
export function limitConcurrency(maxRunning: number, maxWait: number) {
  let running = 0;
  const waiting: Waiting[] = [];

  const enter = () =>
    new Promise<void>((resolve, reject) => {
      if (running < maxRunning) {
        running++;
        resolve();
        return;
      }
      const entry: Waiting = {
        enter: resolve,
        timer: setTimeout(() => {
          waiting.splice(waiting.indexOf(entry), 1);
          reject(new Error("the database is too busy: a transaction waited too long"));
        }, maxWait),
      };
      waiting.push(entry);
    });

  const leave = () => {
    const next = waiting.shift();
    if (!next) {
      running--;
      return;
    }
    clearTimeout(next.timer);
    next.enter();
  };

  return async <T>(task: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
