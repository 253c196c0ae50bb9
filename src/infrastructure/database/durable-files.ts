import { fsyncSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type Stream = { nfd?: number };
type Module = { NODEFS: { stream_ops: { fsync?: (stream: Stream) => number } } };

/**
 * PGlite's files with a real fsync. As shipped it starts PostgreSQL with `-F` and its file system has no
 * fsync at all, so a power cut could lose an order that was answered. Leans on internals of the pinned
 * version; `openDatabase` checks that `show fsync` says `on`.
 */
export class DurableFiles extends NodeFS {
  override async init(...args: Parameters<NodeFS["init"]>) {
    const ready = await super.init(...args);
    ready.emscriptenOpts.preRun = [
      (module: unknown) => {
        (module as Module).NODEFS.stream_ops.fsync = (stream) => {
          if (stream.nfd !== undefined) fsyncSync(stream.nfd);
          return 0;
        };
      },
      ...((ready.emscriptenOpts.preRun as ((module: unknown) => void)[] | undefined) ?? []),
    ];
    return ready;
  }
}

/** PGlite's own start parameters without "no fsync"; its fdatasync does nothing, so plain fsync is named. */
export function durableStartParams(): string[] {
  const shipped = (PGlite as unknown as { defaultStartParams: string[] }).defaultStartParams;
  return [...shipped.filter((param) => param !== "-F"), "-c", "wal_sync_method=fsync"];
}
