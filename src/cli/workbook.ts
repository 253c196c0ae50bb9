import { Worker } from "node:worker_threads";
import writeExcelFile from "write-excel-file/node";
import { UsageError } from "./usage-error.ts";
import type { WorkbookReply, WorkbookTask } from "./workbook-worker.ts";

/** CPU time that reading a workbook may take, in ms. A catalogue of 10,000 SKUs takes about a second. */
const MAX_CPU_MS = 4_000;
const CHECK_EVERY_MS = 50;
/** The cells as text take a fraction of this. */
const MAX_MEMORY_MB = 2_048;

/**
 * Reads the first sheet of an `.xlsx` file as text, in a worker with limits of CPU time and memory, because its XML
 * may be hostile. Throws `UsageError`.
 */
export async function readWorkbook(file: string, bytes: Buffer<ArrayBuffer>): Promise<string[][]> {
  const reader = new Worker(new URL("./workbook-worker.ts", import.meta.url), {
    workerData: { file, bytes } satisfies WorkbookTask,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
  });
  const ended = new AbortController();
  try {
    const reply = await Promise.race([
      firstReply(reader, file),
      rejectAfterCpuLimit(reader, file, ended.signal),
    ]);
    if ("wrong" in reply) throw new UsageError(reply.wrong);
    return reply.cells;
  } finally {
    ended.abort();
    await reader.terminate();
  }
}

function firstReply(reader: Worker, file: string): Promise<WorkbookReply> {
  return new Promise((done, fail) => {
    reader.once("message", done);
    reader.once("error", (error: NodeJS.ErrnoException) =>
      fail(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? tooExpensive(file, "memory") : error),
    );
    reader.once("exit", () => fail(new Error("the thread that reads workbooks ended without a word")));
  });
}

/** Rejects when the worker has used too much CPU time. Time of other processes does not count. */
function rejectAfterCpuLimit(reader: Worker, file: string, ended: AbortSignal): Promise<never> {
  return new Promise((_, fail) => {
    const timer = setInterval(async () => {
      // Null before the worker runs and after it ended.
      const used = await reader.cpuUsage().catch(() => null);
      if (used && (used.user + used.system) / 1_000 > MAX_CPU_MS) fail(tooExpensive(file, "time"));
    }, CHECK_EVERY_MS);
    ended.addEventListener("abort", () => clearInterval(timer));
  });
}

function tooExpensive(file: string, what: "memory" | "time"): UsageError {
  return new UsageError(
    `${file} takes too much ${what} to read. That is no catalogue. Copy the table into a new file, and save that as "Excel workbook (.xlsx)".`,
  );
}

/** Writes cells, header first, as an `.xlsx` file. Columns named in `numbers` hold numbers, all others text. */
export async function writeWorkbook(cells: string[][], numbers: readonly string[]): Promise<Buffer> {
  const [header = [], ...lines] = cells;
  const isNumber = header.map((name) => numbers.includes(name));
  const rows = lines.map((line) =>
    line.map((cell, at) => {
      if (cell === "") return null;
      // Workbooks read _x0041_ as A, so the underscore of such a text is escaped.
      return isNumber[at] ? Number(cell) : cell.replace(/_(?=x[\dA-F]{4}_)/gi, "_x005F_");
    }),
  );
  const bold = header.map((value) => ({ value, fontWeight: "bold" as const }));
  return writeExcelFile([bold, ...rows], { sheet: "Catalogue", stickyRowsCount: 1 }).toBuffer();
}
