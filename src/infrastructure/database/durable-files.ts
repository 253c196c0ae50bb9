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
 * PGlite's file system with fsync and private files. PGlite ships without fsync (`-F`): a power cut could lose an
 * order. Relies on internals of the pinned version; `openDatabase` checks that `show fsync` is `on`.
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
 * Ends the process when the write-ahead log cannot be written. PostgreSQL would crash here; PGlite loops for ever. No
 * confirmed write is lost.
 */
function exitWithoutWal(): never {
  process.stderr.write(
    "The embedded database can't write its log: the disk is full or broken. No confirmed order is lost. Make room, then start the shop again.\n",
  );
  process.exit(2);
}

/** PGlite's start parameters without `-F`. Its fdatasync does nothing, so fsync is chosen explicitly. */
export function durableStartParams(): string[] {
  const shipped = (PGlite as unknown as { defaultStartParams: string[] }).defaultStartParams;
  return [...shipped.filter((param) => param !== "-F"), "-c", "wal_sync_method=fsync"];
}
