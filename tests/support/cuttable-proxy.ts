import { connect, createServer, type Socket } from "node:net";

/** A proxy to a database whose connections can be cut, and which then accepts none. */
export type CuttableProxy = {
  /** The database's URL through this proxy. */
  url: string;
  mend(): void;
  close(): Promise<void>;
};

/**
 * Opens a proxy to PostgreSQL that cuts all connections when certain data is sent, so that a test hits the middle of
 * the shop's work without timing.
 * @param isReached is called with each chunk that is sent
 */
export async function openCuttableProxy(
  databaseUrl: string,
  isReached: (sent: string) => boolean,
): Promise<CuttableProxy> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let isCut = false;
  const endAll = () => {
    for (const socket of open) socket.destroy();
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
  const join = (socket: Socket, otherSide: Socket) => {
    open.add(socket);
    // "close" follows, and handles it.
    socket.on("error", () => {});
    socket.on("close", () => {
      open.delete(socket);
      otherSide.destroy();
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
