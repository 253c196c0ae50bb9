import type { Rolldown } from "vite";

type Graph = Rolldown.ChunkingContext;

/** Libraries change only with a dependency, so browsers keep them from one release to the next. */
const LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|react-router|swr|use-sync-external-store|dequal)\/|lucide-react\/.*\/(shared|Icon|context|createLucideIcon)|vite\/preload-helper/;

const ROOT = /src\/web\/root\.tsx/;
const SHELL = /src\/web\/storefront\/shell\/shell\.tsx/;
const OTHER_FRAMES =
  /src\/web\/(checkout\/(calm-shell|payment\/cart-payment)|account\/sign-in\/sign-in|office\/office)\.tsx/;

/**
 * Modules that share a file. A file that many pages need whole compresses better than twenty small ones and is one
 * request, but a page must not load what only others need. The bundler divides all other modules.
 */
export const SCRIPT_GROUPS = [
  { name: "libraries", test: LIBRARIES },
  needed("kit", ROOT),
  needed("shared", SHELL, OTHER_FRAMES),
  needed("frame", SHELL),
  {
    name: "parts",
    test: /src\/web\/ui\/(price|note|skeleton)\.|lucide-react\/.*\/icons\//,
    minShareCount: 6,
  },
];

/** The modules that all of these files import statically, recursively. */
function needed(name: string, ...files: RegExp[]) {
  return {
    test: /src\/(contract|shop|web)\/.*\.tsx?$|lucide-react\/.*\/icons\//,
    // Names the group in the bundler's report.
    debugName: name,
    name: (id: string, graph: Graph) => (files.every((file) => isImported(id, file, graph)) ? name : null),
  };
}

function isImported(id: string, file: RegExp, graph: Graph, seen = new Set<string>()): boolean {
  if (file.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isImported(importer, file, graph, seen));
}
