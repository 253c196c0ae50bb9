import { loadContent } from "../src/shop/content/load-content.ts";
import type { Services } from "../src/shop/services.ts";
import { readContent } from "./read-content.ts";

/** Loads the pages of `content/` into a shop without pages. Returns whether it did. Throws if a file is wrong. */
export async function loadDemoContent(services: Pick<Services, "db">): Promise<boolean> {
  const loaded = await loadContent(services, { rows: readContent() });
  if (!loaded.ok && loaded.code === "content-rows-invalid") {
    const { problems } = loaded.details;
    throw new Error(`demo/content can't be loaded:\n${problems.join("\n")}`);
  }
  return loaded.ok;
}
