import { parentPort } from "node:worker_threads";
import { builtPages, renderersOf } from "../load-pages.ts";
import type { RenderRequest, RenderResult } from "./render-in-worker.ts";

/** Worker thread: renders documents one after the other. */
parentPort?.on("message", async ({ id, ...content }: RenderRequest) => {
  parentPort?.postMessage(
    await draw().then(
      (pdf): RenderResult => ({ id, pdf }),
      (error: unknown): RenderResult => ({ id, failure: String(error) }),
    ),
  );

  async function draw(): Promise<Uint8Array> {
    const { lazyRenderTaxDocument, lazyRenderPhotoSheet } = await renderersOf(await builtPages());
    if ("photoSheet" in content) return lazyRenderPhotoSheet(content.photoSheet);
    return lazyRenderTaxDocument(content.document, content.shop);
  }
});
