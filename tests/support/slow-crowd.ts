import { connect, type Socket } from "node:net";

/** Ways to keep a connection open and send little. `{` is one byte of a body that never ends. */
const KINDS = [
  { begin: "", trickle: "" },
  { begin: "GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ", trickle: "a" },
  { begin: bodyOf("/track", "application/x-www-form-urlencoded", 1), trickle: "a" },
  { begin: bodyOf("/api/user/addTocart", "application/json", 60_000), trickle: " " },
  { begin: bodyOf("/api/auth/sign-in/email", "application/json", 30_000), trickle: " " },
  { begin: bodyOf("/newsletter", "application/x-www-form-urlencoded", 60_000), trickle: "" },
];

function bodyOf(path: string, type: string, begun: number): string {
  const head = [
    `POST ${path} HTTP/1.1`,
    ...["Host: localhost", `Content-Type: ${type}`, "Transfer-Encoding: chunked"],
  ];
  const size = begun.toString(16);
  return `${head.join("\r\n")}\r\n\r\n${size}\r\n${"x".repeat(begun)}\r\nfff0\r\n`;
}

export type SlowCrowd = {
  /** Connections that are open now, and those that the server has closed so far. */
  open(): number;
  closed(): number;
  leave(): void;
};

/**
 * Keeps many slow connections open to a local server: each sends a byte per second, and reconnects when the server
 * closes it.
 */
export function openSlowCrowd(port: number, size: number): SlowCrowd {
  const sockets = new Map<Socket, string>();
  let isOver = false;
  let closed = 0;
  const join = (nth: number) => {
    const { begin, trickle } = KINDS[nth % KINDS.length] as (typeof KINDS)[number];
    const socket = connect({ port, host: "127.0.0.1" }, () => {
      sockets.set(socket, trickle);
      socket.write(begin);
    });
    socket.resume();
    socket.on("error", () => {});
    socket.once("close", () => {
      sockets.delete(socket);
      if (isOver) return;
      closed += 1;
      setTimeout(join, 100, nth);
    });
  };
  // Not all at once: the operating system queues only some hundreds of new connections.
  let joined = 0;
  const joining = setInterval(() => {
    for (let i = 0; i < 50 && joined < size; i += 1) join(joined++);
  }, 50);
  const trickling = setInterval(() => {
    for (const [socket, trickle] of sockets) if (trickle) socket.write(trickle);
  }, 1_000);
  return {
    open: () => sockets.size,
    closed: () => closed,
    leave: () => {
      isOver = true;
      clearInterval(joining);
      clearInterval(trickling);
      for (const socket of sockets.keys()) socket.destroy();
    },
  };
}
