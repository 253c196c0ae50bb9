import { data } from "react-router";

/**
 * What a form with files sent: its texts, as `readForm` has them, and the bytes of the files under one name. A field
 * without a file is sent as an empty one, which counts as none. Ends the request with 400 when it is no form.
 */
export async function readFileForm<Name extends string>(
  request: Request,
  names: readonly Name[],
  filesName: string,
): Promise<{ texts: Record<Name, string>; files: Uint8Array[] }> {
  const form = await request.formData().catch(() => {
    throw data("The form could not be read.", { status: 400 });
  });
  const texts = names.map((name) => {
    const value = form.get(name);
    return [name, typeof value === "string" ? value : ""];
  });
  const files: Uint8Array[] = [];
  for (const file of form.getAll(filesName)) {
    if (typeof file !== "string" && file.size > 0) files.push(new Uint8Array(await file.arrayBuffer()));
  }
  return { texts: Object.fromEntries(texts), files };
}
