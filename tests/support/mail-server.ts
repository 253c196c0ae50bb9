import { SMTPServer } from "smtp-server";
import { freePort } from "./shop.ts";

export type ReceivedMail = {
  to: string[];
  /** A header's value, unfolded. Undefined if it is missing. */
  header(name: string): string | undefined;
  raw: string;
};

export type MailServer = {
  url: string;
  received: ReceivedMail[];
  /** Replies this to every recipient, such as `550 unknown`. Null: accepts them again. */
  refuse(answer: string | null): void;
  stop(): Promise<void>;
  /** Starts again on the same port. */
  start(): Promise<void>;
};

/** A real SMTP server on this machine, which stores its mails. */
export async function startMailServer(): Promise<MailServer> {
  const port = await freePort();
  const received: ReceivedMail[] = [];
  let refusal: string | null = null;
  let server: SMTPServer | undefined;
  const start = () => {
    const smtp = new SMTPServer({
      disabledCommands: ["AUTH", "STARTTLS"],
      logger: false,
      // Clients keep their connections open; a closing server does not wait for them.
      closeTimeout: 50,
      onRcptTo: (_address, _session, done) => done(refusal === null ? null : answerOf(refusal)),
      onData: (stream, session, done) => {
        const pieces: Buffer[] = [];
        stream.on("data", (piece: Buffer) => pieces.push(piece));
        stream.on("end", () => {
          const raw = Buffer.concat(pieces).toString("utf8");
          const to = session.envelope.rcptTo.map(({ address }) => address);
          received.push({ to, raw, header: (name) => headerOf(raw, name) });
          done();
        });
      },
    });
    // Tests cut off clients on purpose.
    smtp.on("error", () => {});
    server = smtp;
    return new Promise<void>((ready) => smtp.listen(port, "127.0.0.1", ready));
  };
  await start();
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (answer) => {
      refusal = answer;
    },
    start,
    stop: () =>
      new Promise((done) => {
        if (!server) return done();
        server.close(done);
        server = undefined;
      }),
  };
}

function answerOf(answer: string): Error {
  const [code = "550", ...words] = answer.split(" ");
  return Object.assign(new Error(words.join(" ")), { responseCode: Number(code) });
}

function headerOf(raw: string, name: string): string | undefined {
  const head = (raw.split("\r\n\r\n", 1)[0] ?? "").replace(/\r\n[ \t]+/g, " ");
  const line = head.split("\r\n").find((header) => header.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line?.slice(name.length + 1).trim();
}
