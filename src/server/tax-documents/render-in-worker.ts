import { Worker } from "node:worker_threads";
import type { RenderTaxDocument, TaxDocument } from "../../shop/invoices/rules/tax-document.ts";
import type { PhotoSheet, RenderPhotoSheet } from "../../shop/photos/rules/photo-sheet.ts";
import type { ShopSettings } from "../../shop/settings.ts";
import type { DocumentShop } from "../../web/tax-document/frame.tsx";

export type RenderRequest = { id: number } & (
  | { document: TaxDocument; shop: DocumentShop }
  | { photoSheet: PhotoSheet }
);
export type RenderResult = { id: number; pdf: Uint8Array } | { id: number; failure: string };

type PendingRender = PromiseWithResolvers<Uint8Array>;

/**
 * Renders invoices, credit notes and photo sheets in a worker thread, because layout blocks for up to a second. It
 * starts with the first document, and again after it died. A failed document rejects alone.
 * @param settings those of the moment, for each document
 */
export function renderInWorker(settings: () => ShopSettings): {
  renderTaxDocument: RenderTaxDocument;
  renderPhotoSheet: RenderPhotoSheet;
  close(): Promise<void>;
} {
  const pending = new Map<number, PendingRender>();
  let worker: Worker | null = null;
  let lastId = 0;

  const startWorker = () => {
    const started = new Worker(new URL("./render-worker.ts", import.meta.url));
    // Requests wait for their documents themselves, so the worker must not keep the process alive.
    started.unref();
    started.on("message", (result: RenderResult) => {
      const pendingRender = pending.get(result.id);
      pending.delete(result.id);
      if ("pdf" in result) pendingRender?.resolve(result.pdf);
      else pendingRender?.reject(new Error(result.failure));
    });
    const rejectAll = (error: Error) => {
      if (worker === started) worker = null;
      for (const { reject } of pending.values()) reject(error);
      pending.clear();
    };
    started.on("error", rejectAll);
    started.on("exit", () => rejectAll(new Error("the worker that draws has ended")));
    return started;
  };

  const render = (content: { document: TaxDocument; shop: DocumentShop } | { photoSheet: PhotoSheet }) => {
    worker ??= startWorker();
    lastId += 1;
    const request = Promise.withResolvers<Uint8Array>();
    pending.set(lastId, request);
    worker.postMessage({ id: lastId, ...content } satisfies RenderRequest);
    return request.promise;
  };

  return {
    renderTaxDocument: (document) => {
      const { name, tagline, monogram, url, contact, mode } = settings();
      return render({ document, shop: { name, tagline, monogram, url, contact, mode } });
    },
    renderPhotoSheet: (photoSheet) => render({ photoSheet }),
    close: async () => {
      await worker?.terminate();
    },
  };
}
