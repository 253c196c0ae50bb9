import type { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { isErasedMeanwhile } from "../shop/accounts/rules/erased-meanwhile.ts";
import { InlineMark } from "./rendering/inline-mark.ts";
import { ReadyParts } from "./rendering/ready.tsx";
import { bodyContext, inlineMarkContext, readyPartsContext, reportContext } from "./request-context.ts";
import { erasedContext } from "./session/erased-meanwhile.ts";

/** The server takes the renderers of mails, invoices and photo sheets from the built pages. */
export { renderMail } from "./mail/render-mail.tsx";
export { lazyRenderPhotoSheet } from "./photo-sheet/lazy-render-photo-sheet.ts";
export { lazyRenderTaxDocument } from "./tax-document/lazy-render-tax-document.ts";

/** Renders a page completely before sending it: pages are cached and compressed whole, so nothing streams. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const mark = context.get(inlineMarkContext);
  let hasFailed = false;
  return new Promise((done, fail) => {
    const { pipe, abort } = renderToPipeableStream(
      <InlineMark value={mark}>
        <ReadyParts value={context.get(readyPartsContext)}>
          <ServerRouter context={routerContext} url={request.url} nonce={mark} />
        </ReadyParts>
      </InlineMark>,
      {
        nonce: mark,
        // Never moves a part to the end of the document: it would stay hidden without script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          headers.set("content-type", "text/html; charset=utf-8");
          collect(pipe).then((body) => {
            // Drop the rest of a failed page: the error page is rendered by another call.
            if (hasFailed) return;
            context.get(bodyContext)(body);
            done(new Response(null, { status, headers }));
          }, fail);
        },
        onShellError: fail,
        onError(error) {
          hasFailed = true;
          fail(error);
          abort();
        },
      },
    );
  });
}

/**
 * Collects all that is piped into one buffer. React writes about forty small chunks per page; a real stream would cost
 * more for them than rendering a whole section, so the sink implements the minimum React needs.
 */
function collect(pipe: (to: Writable) => void): Promise<Buffer<ArrayBuffer>> {
  return new Promise((done, fail) => {
    const parts: Uint8Array[] = [];
    const sink = {
      write: (part: Uint8Array | string) => {
        parts.push(typeof part === "string" ? Buffer.from(part) : part);
        return true;
      },
      end: () => done(Buffer.concat(parts)),
      destroy: fail,
      on: () => sink,
    };
    pipe(sink as unknown as Writable);
  });
}

/** A loader or a rendering failed. The server logs it; suppress React Router's own log line. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  if (request.signal.aborted) return;
  if (isErasedMeanwhile(error)) return context.set(erasedContext, true);
  context.get(reportContext)(error);
}
