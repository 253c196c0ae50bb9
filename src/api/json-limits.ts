import type { FastifyInstance } from "fastify";
import { ApiError } from "./envelope.ts";

/** Nesting depth of objects and lists. Our own calls and the payment provider's events have 6. */
const MAX_DEPTH = 32;

/** Values in a body. A full cart has about 600. */
const MAX_VALUES = 3_000;

/** Parses JSON bodies. First rejects those that would be expensive to validate. */
export function limitJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    const text = String(body);
    if (isExcessiveJson(text)) done(new ExcessiveJson());
    else parse(request, text, done);
  });
}

/** The reply to a body with too many levels or values. */
export class ExcessiveJson extends ApiError {
  constructor() {
    super(400, "bad-input", "The request has too many values, or they are nested too deeply.");
  }
}

/**
 * Counts brackets and commas outside strings. The result for invalid JSON does not matter, because the parser rejects
 * it.
 */
export function isExcessiveJson(text: string): boolean {
  let levels = 0;
  let values = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (inString) {
      if (letter === "\\") at += 1;
      else if (letter === '"') inString = false;
    } else if (letter === '"') inString = true;
    else if (letter === "[" || letter === "{") levels += 1;
    else if (letter === "]" || letter === "}") levels -= 1;
    else if (letter === ",") values += 1;
    if (levels > MAX_DEPTH || values > MAX_VALUES) return true;
  }
  return false;
}
