import { connect, createServer, type Socket } from "node:net";

/** A way to a database that can be cut: whatever is open on it ends, and nobody gets through any more. */
export type Way = {
  /** The address of the database by this way. */
  url: string;
  mend(): void;
  close(): Promise<void>;
};

/**
 * Opens a way to a PostgreSQL that is cut by what is sent over it: at a place in the middle of a shop's work, without
 * any clock.
 * @param isReached is asked with all that was sent in one go, each time
 */
export async function wayToCut(databaseUrl: string, isReached: (sent: string) => boolean): Promise<Way> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let isCut = false;
  const endAll = () => {
    for (const one of open) one.destroy();
  };
  const server = createServer((here) => {
    if (isCut) return here.destroy();
    const there = connect(Number(target.port), target.hostname);
    join(here, there);
    join(there, here);
    there.pipe(here);
    here.on("data", (bytes) => {
      isCut ||= isReached(bytes.toString("latin1"));
      return isCut ? endAll() : there.write(bytes);
    });
  });
  const join = (one: Socket, other: Socket) => {
    open.add(one);
    // Who is cut off may complain; that it is over is told by "close".
    one.on("error", () => {});
    one.on("close", () => {
      open.delete(one);
      other.destroy();
    });
  };
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const way = new URL(databaseUrl);
  way.host = `127.0.0.1:${(server.address() as { port: number }).port}`;
  return {
    url: way.href,
    mend: () => {
      isCut = false;
    },
    close: () =>
      new Promise((done) => {
        endAll();
        server.close(() => done());
      }),
  };
}
