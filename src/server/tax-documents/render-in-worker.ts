import { Worker } from "node:worker_threads";
import type { DrawTaxDocument, TaxDocument } from "../../shop/invoices/rules/tax-document.ts";
import type { ShopSettings } from "../../shop/settings.ts";
import type { DocumentShop } from "../../web/tax-document/frame.tsx";

export type RenderRequest = { id: number; document: TaxDocument; shop: DocumentShop };
export type RenderResult = { id: number; pdf: Uint8Array } | { id: number; failure: string };

type PendingRender = PromiseWithResolvers<Uint8Array>;

/**
 * Draws invoices and credit notes in a thread of its own, begun with the first: laying one out takes a good part of a
 * second, in which the shop would answer nobody. A drawing that fails rejects; a thread that dies is begun anew.
 */
export function renderInWorker({ name, tagline, monogram, url, contact, mode }: ShopSettings): {
  draw: DrawTaxDocument;
  close(): Promise<void>;
} {
  const shop: DocumentShop = { name, tagline, monogram, url, contact, mode };
  const waiting = new Map<number, PendingRender>();
  let thread: Worker | null = null;
  let last = 0;

  const begin = () => {
    const begun = new Worker(new URL("./render-worker.ts", import.meta.url));
    // A drawing is waited for by the request that asked for it; nothing else keeps the shop from ending.
    begun.unref();
    begun.on("message", (drawn: RenderResult) => {
      const asked = waiting.get(drawn.id);
      waiting.delete(drawn.id);
      if ("pdf" in drawn) asked?.resolve(drawn.pdf);
      else asked?.reject(new Error(drawn.failure));
    });
    const die = (why: Error) => {
      if (thread === begun) thread = null;
      for (const { reject } of waiting.values()) reject(why);
      waiting.clear();
    };
    begun.on("error", die);
    begun.on("exit", () => die(new Error("the thread that draws has ended")));
    return begun;
  };

  return {
    draw: (document) => {
      thread ??= begin();
      last += 1;
      const asked = Promise.withResolvers<Uint8Array>();
      waiting.set(last, asked);
      thread.postMessage({ id: last, document, shop } satisfies RenderRequest);
      return asked.promise;
    },
    close: async () => {
      await thread?.terminate();
    },
  };
}
