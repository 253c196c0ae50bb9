/**
 * First bytes of web pages, scripts and PDF files, too long to occur by chance in a photo or its appended video:
 * `<html` alone is in 1 of 4,000 files of 15 MB, and Photoshop stores `<!DOCTYPE plist`.
 */
const FOREIGN = /<script|<!doctype\s+html|<html[\s>]|<svg\s+[a-z:]+\s*=|<\?php\s|%pdf-\d\.\d/i;
/** The end record of a ZIP archive of one part is in the last bytes of a file, before a comment of up to 64 kB. */
const ZIP_END = Buffer.from("PK\x05\x06\0\0\0\0", "latin1");
const LONGEST_ZIP_END = 66 * 1024;

/** Whether another program could read the picture's file as a page, a program or an archive. */
export function holdsMore(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  return FOREIGN.test(bytes.toString("latin1")) || bytes.subarray(-LONGEST_ZIP_END).includes(ZIP_END);
}
