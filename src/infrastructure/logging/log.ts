import { type DestinationStream, pino } from "pino";

type Fields = Record<string, unknown>;

/** JSON lines on standard output. Never give it a secret, a card, an address or a whole request. */
export type Log = {
  info(fields: Fields, message: string): void;
  warn(fields: Fields, message: string): void;
  error(fields: Fields, message: string): void;
};

export type PinoLog = ReturnType<typeof createLog>;

export function createLog(level: string, destination?: DestinationStream) {
  const options = {
    level,
    redact: ["req.headers.cookie", "req.headers.authorization", "*.password", "*.token"],
  };
  return destination ? pino(options, destination) : pino(options);
}
