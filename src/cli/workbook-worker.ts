import { parentPort, workerData } from "node:worker_threads";
import { UsageError } from "./usage-error.ts";
import { readFirstSheet } from "./workbook-cells.ts";

export type WorkbookTask = { file: string; bytes: Uint8Array<ArrayBuffer> };
/** The cells of a workbook, or what is wrong with it. */
export type WorkbookReply = { cells: string[][] } | { wrong: string };

const { file, bytes } = workerData as WorkbookTask;
const tell = (reply: WorkbookReply) => parentPort?.postMessage(reply);

try {
  tell({ cells: await readFirstSheet(file, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) });
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  tell({ wrong: error.message });
}
