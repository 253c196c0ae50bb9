import { Worker } from "node:worker_threads";
import type { ListExport } from "../../shop/basics/list-export.ts";
import { UnreadableTable, unreadableFile } from "../../shop/basics/table-problem.ts";
import type { TableFormat, TableLimits, TableReply, TableTask } from "./table-worker.ts";

export type { TableFormat, TableLimits } from "./table-worker.ts";

/** CPU time that reading a file may take, in ms. A workbook of 10,000 SKUs takes about a second. */
const MAX_CPU_MS = { xlsx: 4_000, csv: 10_000 };
const CHECK_EVERY_MS = 50;
/** The cells as text take a fraction of this. */
const MAX_MEMORY_MB = 2_048;

/**
 * Reads and writes tables as CSV and `.xlsx`, in a worker with limits of CPU time and memory: the files may be hostile,
 * and a large one would hold up all requests.
 */
export type TableFiles = {
  /** The cells of the file, or of the first sheet of a workbook, as text. Throws `UnreadableTable`. */
  read(format: TableFormat, bytes: Uint8Array<ArrayBuffer>, limits: TableLimits): Promise<string[][]>;
  /** The cells, header first, as a file. Texts that a spreadsheet would execute are written as text. */
  write(format: TableFormat, cells: string[][], numbers: readonly string[]): Promise<Uint8Array<ArrayBuffer>>;
  /** A list as the sheet of a workbook. */
  writeList(list: ListExport, sheet: string): Promise<Uint8Array<ArrayBuffer>>;
};

/** Files are read one after another, because each may take much memory. */
export function openTableFiles(): TableFiles {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work, work);
    last = result.catch(() => {});
    return result;
  };
  return {
    read: (read, bytes, limits) => inTurn(() => cellsOf({ read, bytes, limits })),
    write: (write, cells, numbers) => inTurn(() => bytesOf({ write, cells, numbers })),
    // The list is read before its turn, so that the database holds up no other file.
    writeList: async (list, sheet) => {
      const parts = await partsOf(list);
      return inTurn(() => bytesOf({ sheet, parts }));
    },
  };
}

/** Each part as JSON: to clone all cells of a list for the worker would hold up requests. */
async function partsOf({ header, parts }: ListExport): Promise<string[]> {
  const texts = [JSON.stringify([header])];
  for await (const part of parts) texts.push(JSON.stringify(part));
  return texts;
}

async function cellsOf(task: TableTask): Promise<string[][]> {
  const reply = await run(task);
  if ("problems" in reply) throw new UnreadableTable(reply.problems);
  return "cells" in reply ? reply.cells : [];
}

async function bytesOf(task: TableTask): Promise<Uint8Array<ArrayBuffer>> {
  const reply = await run(task);
  if (!("bytes" in reply)) throw new Error("the table could not be written");
  return reply.bytes;
}

async function run(task: TableTask): Promise<TableReply> {
  const worker = new Worker(new URL("./table-worker.ts", import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
  });
  const ended = new AbortController();
  try {
    const reply = firstReply(worker);
    if (!("read" in task)) return await reply;
    return await Promise.race([reply, rejectAfterCpuLimit(worker, MAX_CPU_MS[task.read], ended.signal)]);
  } finally {
    ended.abort();
    await worker.terminate();
  }
}

function firstReply(worker: Worker): Promise<TableReply> {
  return new Promise((done, fail) => {
    worker.once("message", done);
    worker.once("error", (error: NodeJS.ErrnoException) =>
      fail(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? tooExpensive("memory") : error),
    );
    worker.once("exit", () => fail(new Error("the thread that reads tables ended without a word")));
  });
}

/** Rejects when the worker has used too much CPU time. Time of other processes does not count. */
function rejectAfterCpuLimit(worker: Worker, mostMs: number, ended: AbortSignal): Promise<never> {
  return new Promise((_, fail) => {
    const timer = setInterval(async () => {
      // Null before the worker runs and after it ended.
      const used = await worker.cpuUsage().catch(() => null);
      if (used && (used.user + used.system) / 1_000 > mostMs) fail(tooExpensive("time"));
    }, CHECK_EVERY_MS);
    ended.addEventListener("abort", () => clearInterval(timer));
  });
}

function tooExpensive(what: "memory" | "time"): UnreadableTable {
  return unreadableFile(
    `takes too much ${what} to read. That is no catalogue. Copy the table into a new file, and save that as "Excel workbook (.xlsx)".`,
  );
}
