import { parentPort } from "node:worker_threads";
import { builtPages, drawersOf } from "../load-pages.ts";
import type { Asked, Drawn } from "./draw-aside.ts";

/** Runs in a thread of its own: draws each document that it is sent, one after the other. */
parentPort?.on("message", async ({ id, document, shop }: Asked) => {
  parentPort?.postMessage(
    await draw().then(
      (pdf): Drawn => ({ id, pdf }),
      (error: unknown): Drawn => ({ id, failure: String(error) }),
    ),
  );

  async function draw(): Promise<Uint8Array> {
    const { drawTaxDocumentLater } = await drawersOf(await builtPages());
    return drawTaxDocumentLater(document, shop);
  }
});
