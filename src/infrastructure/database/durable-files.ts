import { fsyncSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type Stream = { nfd?: number; path?: string };
type Write = (stream: Stream, ...rest: unknown[]) => number;
type SetAttributes = (
  file: unknown,
  node: unknown,
  attributes: { mode?: number },
  ...rest: unknown[]
) => void;
type Module = {
  NODEFS: {
    stream_ops: { fsync?: (stream: Stream) => number; write: Write };
    doSetAttr: SetAttributes;
  };
};

const GROUP_AND_OTHERS = 0o077;

/**
 * PGlite's files with a real fsync. As shipped it starts PostgreSQL with `-F` and its file system has no
 * fsync at all, so a power cut could lose an order that was answered. It also gives every new file to everybody, where
 * PostgreSQL gives it to its owner alone. Leans on internals of the pinned version; `openDatabase` checks that
 * `show fsync` says `on`.
 */
export class DurableFiles extends NodeFS {
  override async init(...args: Parameters<NodeFS["init"]>) {
    const ready = await super.init(...args);
    ready.emscriptenOpts.preRun = [
      (module: unknown) => makeDurable(module as Module),
      ...((ready.emscriptenOpts.preRun as ((module: unknown) => void)[] | undefined) ?? []),
    ];
    return ready;
  }
}

function makeDurable({ NODEFS }: Module): void {
  NODEFS.stream_ops.fsync = (stream) => {
    if (stream.nfd !== undefined) fsyncSync(stream.nfd);
    return 0;
  };
  const { write } = NODEFS.stream_ops;
  NODEFS.stream_ops.write = (stream, ...rest) => {
    try {
      return write(stream, ...rest);
    } catch (error) {
      if (stream.path?.includes("/pg_wal/")) exitWithoutWal();
      throw error;
    }
  };
  const setAttributes = NODEFS.doSetAttr;
  NODEFS.doSetAttr = (file, node, attributes, ...rest) => {
    if (attributes.mode !== undefined) attributes.mode &= ~GROUP_AND_OTHERS;
    setAttributes(file, node, attributes, ...rest);
  };
}

/**
 * PostgreSQL can't go on when its log can't be written, and crashes; this one would loop for ever and freeze the process
 * instead. Ending it loses nothing that was answered.
 */
function exitWithoutWal(): never {
  process.stderr.write(
    "The embedded database can't write its log: the disk is full or broken. Nothing that was answered is lost. Make room, then start the shop again.\n",
  );
  process.exit(2);
}

/** PGlite's own start parameters without "no fsync"; its fdatasync does nothing, so plain fsync is named. */
export function durableStartParams(): string[] {
  const shipped = (PGlite as unknown as { defaultStartParams: string[] }).defaultStartParams;
  return [...shipped.filter((param) => param !== "-F"), "-c", "wal_sync_method=fsync"];
}
