import { Worker } from "node:worker_threads";
import writeExcelFile from "write-excel-file/node";
import { UsageError } from "./usage-error.ts";
import type { WorkbookReply, WorkbookTask } from "./workbook-thread.ts";

/** How long a workbook may keep the processor busy, in ms. A catalogue of 10,000 SKUs takes about a second. */
const LONGEST_READ = 4_000;
const LOOK_EVERY = 50;
/** Its cells as text take a fraction of this. */
const MOST_MEMORY_MB = 2_048;

/**
 * A `.xlsx` file's first sheet as text: numbers as the spreadsheet shows them, nothing for empty cells. Read in a thread of
 * its own with limits of time and memory, because the XML in it may be made to take for ever. Throws `WrongUse`.
 */
export async function readWorkbook(file: string, bytes: Buffer<ArrayBuffer>): Promise<string[][]> {
  const reader = new Worker(new URL("./workbook-thread.ts", import.meta.url), {
    workerData: { file, bytes } satisfies WorkbookTask,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  });
  const ended = new AbortController();
  try {
    const reply = await Promise.race([replyOf(reader, file), endInTime(reader, file, ended.signal)]);
    if ("wrong" in reply) throw new UsageError(reply.wrong);
    return reply.cells;
  } finally {
    ended.abort();
    await reader.terminate();
  }
}

function replyOf(reader: Worker, file: string): Promise<WorkbookReply> {
  return new Promise((done, fail) => {
    reader.once("message", done);
    reader.once("error", (error: NodeJS.ErrnoException) =>
      fail(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? tooMuch(file, "memory") : error),
    );
    reader.once("exit", () => fail(new Error("the thread that reads workbooks ended without a word")));
  });
}

/** Rejects when the thread has worked too long. Time in which a busy machine did something else does not count. */
function endInTime(reader: Worker, file: string, ended: AbortSignal): Promise<never> {
  return new Promise((_, fail) => {
    const timer = setInterval(async () => {
      // Of a thread that is not running yet, or no longer, nobody can tell.
      const used = await reader.cpuUsage().catch(() => null);
      if (used && (used.user + used.system) / 1_000 > LONGEST_READ) fail(tooMuch(file, "time"));
    }, LOOK_EVERY);
    ended.addEventListener("abort", () => clearInterval(timer));
  });
}

function tooMuch(file: string, what: "memory" | "time"): UsageError {
  return new UsageError(
    `${file} takes too much ${what} to read. That is no catalogue. Copy the table into a new file, and save that as "Excel workbook (.xlsx)".`,
  );
}

/** Cells, header first, as a `.xlsx` file. What is in the columns of that name are numbers, everything else is text. */
export async function writeWorkbook(cells: string[][], numbers: readonly string[]): Promise<Buffer> {
  const [header = [], ...lines] = cells;
  const isNumber = header.map((name) => numbers.includes(name));
  const rows = lines.map((line) =>
    line.map((cell, at) => {
      if (cell === "") return null;
      // In a workbook, _x0041_ is an A: so a text with that in it has its underscore written in the same way.
      return isNumber[at] ? Number(cell) : cell.replace(/_(?=x[\dA-F]{4}_)/gi, "_x005F_");
    }),
  );
  const bold = header.map((value) => ({ value, fontWeight: "bold" as const }));
  return writeExcelFile([bold, ...rows], { sheet: "Catalogue", stickyRowsCount: 1 }).toBuffer();
}
