type Fields = Record<string, unknown>;

/** JSON lines on standard output. Never give it a secret, a card, an address or a whole request. */
export type Log = {
  info(fields: Fields, message: string): void;
  warn(fields: Fields, message: string): void;
  error(fields: Fields, message: string): void;
};
