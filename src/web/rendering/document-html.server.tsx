import type { Writable } from "node:stream";
import type { ReactElement } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";

/** React writes it only when it streams. */
const DOCTYPE = "<!DOCTYPE html>";
/** React's comment where something was not rendered: it waits for a module, or failed. */
const LEFT_OUT = "<!--$!-->";

/**
 * Renders a document in one go (two thirds of the time of a stream). A page that waits or fails is rendered again as a
 * stream.
 * @param element renders the page's data without waiting for it
 * @param nonce of inline scripts and styles
 */
export async function documentHtml(element: () => ReactElement, nonce: string): Promise<Buffer> {
  const html = htmlAtOnce(element());
  return html === null ? streamed(element(), nonce) : Buffer.from(DOCTYPE + html);
}

function htmlAtOnce(element: ReactElement): string | null {
  try {
    const html = renderToString(element);
    return html.includes(LEFT_OUT) ? null : html;
  } catch {
    // The stream fails with the same error.
    return null;
  }
}

function streamed(element: ReactElement, nonce: string): Promise<Buffer> {
  return new Promise((done, fail) => {
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      // Never moves a part to the end of the document: it would stay hidden without script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // After an error it comes too late: the promise is rejected already.
      onAllReady: () => void collect(pipe).then(done, fail),
      onShellError: fail,
      onError(error) {
        fail(error);
        abort();
      },
    });
  });
}

/**
 * Collects all that is piped into one buffer. React writes about forty small chunks per page; a real stream would cost
 * more for them than rendering a whole section, so the sink implements the minimum React needs.
 */
function collect(pipe: (to: Writable) => void): Promise<Buffer> {
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
