import { data } from "react-router";

/**
 * A form with files: its texts, as from `readForm`, and bytes and names of the files of one field. An empty file field
 * counts as none. Ends the request with 400 if the body is no form.
 */
export async function readFileForm<Name extends string>(
  request: Request,
  names: readonly Name[],
  filesName: string,
): Promise<{ texts: Record<Name, string>; files: Uint8Array[]; fileNames: string[] }> {
  const form = await request.formData().catch(() => {
    throw data("The form could not be read.", { status: 400 });
  });
  const texts = names.map((name) => {
    const value = form.get(name);
    return [name, typeof value === "string" ? value : ""];
  });
  const files: Uint8Array[] = [];
  const fileNames: string[] = [];
  for (const file of form.getAll(filesName)) {
    if (typeof file === "string" || file.size === 0) continue;
    files.push(new Uint8Array(await file.arrayBuffer()));
    fileNames.push(file.name);
  }
  return { texts: Object.fromEntries(texts), files, fileNames };
}
