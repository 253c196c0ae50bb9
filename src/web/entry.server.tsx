import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { isErasedMeanwhile } from "../shop/accounts/rules/erased-meanwhile.ts";
import { documentHtml } from "./rendering/document-html.server.tsx";
import { InlineMark } from "./rendering/inline-mark.ts";
import { placesOf } from "./rendering/part-places.ts";
import { ReadyParts } from "./rendering/ready.tsx";
import { bodyContext, inlineMarkContext, readyPartsContext, reportContext } from "./request-context.ts";
import { erasedContext } from "./session/erased-meanwhile.ts";

/** The server takes the renderers of mails, invoices and photo sheets from the built pages. */
export { renderMail } from "./mail/render-mail.tsx";
export { lazyRenderPhotoSheet } from "./photo-sheet/lazy-render-photo-sheet.ts";
export { lazyRenderTaxDocument } from "./tax-document/lazy-render-tax-document.ts";

/** Renders a page completely before sending it: pages are cached and compressed whole, so nothing streams. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const mark = context.get(inlineMarkContext);
  const places = placesOf(context.get(readyPartsContext), mark);
  const data = await readData(routerContext);
  const element = () => (
    <InlineMark value={mark}>
      <ReadyParts value={places}>
        <ServerRouter context={{ ...routerContext, ...handedOver(data) }} url={request.url} nonce={mark} />
      </ReadyParts>
    </InlineMark>
  );
  context.get(bodyContext)(await documentHtml(element, mark));
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(null, { status, headers });
}

/** The data of the page's loaders, in the parts in which the router writes it. */
async function readData({ serverHandoffStream }: EntryContext): Promise<Uint8Array[]> {
  const parts: Uint8Array[] = [];
  for await (const part of serverHandoffStream ?? []) parts.push(part);
  return parts;
}

/**
 * The data as the router would have read it while it renders, so that it need not wait then. It looks in the cache before
 * it reads the stream.
 */
function handedOver(data: Uint8Array[]): Pick<EntryContext, "serverHandoffStream" | "renderMeta"> {
  const decoder = new TextDecoder();
  const results = [
    ...data.map((part) => ({ done: false, value: decoder.decode(part, { stream: true }) })),
    { done: true, value: decoder.decode() },
  ];
  const streamCache = Object.fromEntries(
    results.map((result, index) => [index, Object.assign(Promise.resolve(), { result })]),
  );
  const serverHandoffStream = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const part of data) stream.enqueue(part);
      stream.close();
    },
  });
  return { serverHandoffStream, renderMeta: { streamCache } };
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
