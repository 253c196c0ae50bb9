type Waiting = { enter: () => void; timer: NodeJS.Timeout };

/**
 * Lets so many tasks run at once, and the others wait in the order in which they came. One that waited too
 * long is turned away, so that a database that hangs does not gather a crowd.
 */
export function limitConcurrency(atOnce: number, longestWait: number) {
  let running = 0;
  const waiting: Waiting[] = [];

  const enter = () =>
    new Promise<void>((resolve, reject) => {
      if (running < atOnce) {
        running++;
        resolve();
        return;
      }
      const one: Waiting = {
        enter: resolve,
        timer: setTimeout(() => {
          waiting.splice(waiting.indexOf(one), 1);
          reject(new Error("the database is too busy: a transaction waited in vain"));
        }, longestWait),
      };
      waiting.push(one);
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
