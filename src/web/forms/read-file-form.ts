import { readFormData, textsOf } from "./read-form.ts";

/**
 * A form with files: its texts, as from `readForm`, and bytes and names of the files of one field. An empty file field
 * counts as none. Ends the request with 400 if the body is no form.
 */
export async function readFileForm<Name extends string>(
  request: Request,
  names: readonly Name[],
  filesName: string,
): Promise<{ texts: Record<Name, string>; files: Uint8Array[]; fileNames: string[] }> {
  const form = await readFormData(request);
  const files: Uint8Array[] = [];
  const fileNames: string[] = [];
  for (const file of form.getAll(filesName)) {
    if (typeof file === "string" || file.size === 0) continue;
    files.push(new Uint8Array(await file.arrayBuffer()));
    fileNames.push(file.name);
  }
  return { texts: textsOf(form, names), files, fileNames };
}
