/** Bytes of script that a browser fetches for a page, brotli-compressed. */
export async function fetchedScriptBytes(shop: string, page: string): Promise<number> {
  const html = await (await fetch(`${shop}${page}`)).text();
  const files = new Set([...html.matchAll(/["'(](\/assets\/[\w.-]+\.js)["')]/g)].map((match) => match[1]));
  let bytes = 0;
  for (const file of files) {
    const answer = await fetch(`${shop}${file}`, { headers: { "accept-encoding": "br" } });
    bytes += Number(answer.headers.get("content-length"));
    await answer.arrayBuffer();
  }
  return bytes;
}
