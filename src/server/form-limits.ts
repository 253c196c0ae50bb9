import type { FastifyReply, FastifyRequest } from "fastify";

/** Bytes of a form without files. The longest text has 2,000 letters, at most 18 kB encoded. */
export const FORM_BYTES = 64 * 1024;

/** Fields of an urlencoded form. The largest, a product with twenty sizes, has about 200. */
const MAX_FIELDS = 400;

/** Fields and files of a multipart form. */
const MAX_PARTS = 16;

/** Header bytes of one part. Browsers send about 200 and a long file name. */
const MAX_PART_HEADER_BYTES = 2 * 1024;

const URLENCODED = /^application\/x-www-form-urlencoded(\s*;\s*charset="?utf-8"?)?$/i;
const MULTIPART =
  /^multipart\/form-data\s*;\s*boundary=(?:"([\w'()+,./:=?-]{1,70})"|([\w'()+,./:=?-]{1,70}))$/i;

/**
 * Hook before the body is read: accepts the two content types that browsers send, and normalises the header, so that
 * the checks below and `Request.formData` read the same boundary.
 */
export async function checkFormType(request: FastifyRequest, reply: FastifyReply) {
  if (request.method !== "POST" || !hasBody(request)) return;
  const canonical = canonicalType(request.headers["content-type"] ?? "");
  if (canonical === undefined) return refuseForm(reply);
  request.headers["content-type"] = canonical;
}

/** Hook after the body was read: rejects forms that would be expensive to parse. */
export async function checkFormFields(request: FastifyRequest, reply: FastifyReply) {
  const { body } = request;
  if (request.method !== "POST" || !Buffer.isBuffer(body) || body.length === 0) return;
  const boundary = MULTIPART.exec(request.headers["content-type"] ?? "")?.[1];
  const isCheap =
    boundary === undefined
      ? body.length <= FORM_BYTES && !hasMoreThan(body, "&", MAX_FIELDS - 1)
      : hasCheapParts(body, boundary);
  if (!isCheap) return refuseForm(reply);
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

function canonicalType(type: string): string | undefined {
  if (URLENCODED.test(type)) return "application/x-www-form-urlencoded";
  const [, quoted, plain] = MULTIPART.exec(type) ?? [];
  const boundary = quoted ?? plain;
  return boundary === undefined ? undefined : `multipart/form-data; boundary="${boundary}"`;
}

function hasMoreThan(body: Buffer, separator: string, most: number): boolean {
  let count = 0;
  for (let at = body.indexOf(separator); at >= 0; at = body.indexOf(separator, at + 1)) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}

/** A header as `Request.formData` reads it, which ignores surrounding white space. */
const DISPOSITION = /^[\t ]*content-disposition[\t ]*:/i;
const ENCODING = /^[\t ]*content-transfer-encoding[\t ]*:/i;

/** How browsers mark a file. The parser accepts other spellings too; here those count as text fields. */
const FILE = /^content-disposition: form-data; name="[^"]*"; filename="[^"]*"$/i;

/**
 * Checks each occurrence of the boundary, also inside parts, so that the parser never finds more parts. Limited headers
 * or the end must follow; only files may be long. Encodings are refused: base64 would be decoded at once.
 */
function hasCheapParts(body: Buffer, boundary: string): boolean {
  const line = Buffer.from(`--${boundary}`);
  let parts = 0;
  let at = body.indexOf(line);
  while (at >= 0) {
    const next = body.indexOf(line, at + line.length);
    const length = (next < 0 ? body.length : next) - at;
    const start = body
      .subarray(at + line.length, at + line.length + MAX_PART_HEADER_BYTES)
      .toString("latin1");
    const headers = start.split("\r\n\r\n", 1)[0] ?? "";
    parts += 1;
    const isEnd = start.startsWith("--");
    const isPart = start.startsWith("\r\n") && headers.length < start.length;
    if (parts > MAX_PARTS + 1 || !(isEnd || isPart)) return false;
    const lines = headers.split("\r\n");
    if (length > FORM_BYTES && !isFile(lines)) return false;
    if (lines.some((line) => ENCODING.test(line))) return false;
    at = next;
  }
  return true;
}

/** The parser uses the last of several dispositions, so there must be only one. */
function isFile(lines: string[]): boolean {
  const [disposition = "", ...others] = lines.filter((line) => DISPOSITION.test(line));
  return others.length === 0 && FILE.test(disposition);
}

function refuseForm(reply: FastifyReply) {
  reply.code(400).header("cache-control", "private, no-store").type("text/plain");
  return reply.send("The form could not be read. Please reload the page and send it again.");
}
