export type OwnPostgres = {
  url: string;
  copy(from: string): void;
  pause(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
};
export function startPostgres(options?: { durable?: boolean }): Promise<OwnPostgres>;
