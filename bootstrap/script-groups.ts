import type { Rolldown } from "vite";

type Graph = Rolldown.ChunkingContext;

/** Libraries change only with a dependency, so browsers keep them from one release to the next. */
const LIBRARIES = /node_modules\/(react|react-dom|scheduler|react-router)\/|vite\/preload-helper/;

const ROOT = /src\/web\/root\.tsx/;
const SHELL = /src\/web\/storefront\/shell\/shell\.tsx/;
const OTHER_FRAMES =
  /src\/web\/(checkout\/(calm-shell|payment\/cart-payment)|account\/sign-in\/sign-in|office\/office)\.tsx/;
const CAKE = /src\/web\/storefront\/cake\/cake\.tsx/;
const CHECKOUT = /src\/web\/checkout\/payment\/payment\.tsx/;

const OWN = /src\/(contract|shop|web)\/.*\.tsx?$/;
const ICONS = /lucide-react\/.*\/icons\//;

/** Small modules of many pages: as files of their own they would cost every page more, by imports and in the manifest. */
const EVERYWHERE =
  /src\/(web\/rendering\/lazy-part|web\/ui\/(price|note|skeleton|picture|rating)|web\/delivery\/delivery-calls|shop\/(basics\/money|catalogue\/product-card|orders\/rules\/sheet-names|rewards\/rules\/bonuses|complaints\/rules\/complaint-window))\./;

/**
 * Modules that share a file. A file that many pages need whole compresses better than twenty small ones and is one
 * request, but a page must not load what only others need. The bundler divides all other modules.
 */
export const SCRIPT_GROUPS = [
  { name: "libraries", test: LIBRARIES },
  needed("kit", [ROOT], [SHELL, OTHER_FRAMES], [EVERYWHERE]),
  needed("frame", [SHELL]),
  { ...needed("ordering", [CAKE, CHECKOUT]), test: OWN },
  // Small modules of forms with an address.
  {
    name: "address-fields",
    test: /src\/(shop\/accounts\/rules\/address-types|web\/forms\/(optional|is-email))\./,
  },
  // Steppers need both: the frame of every page lists the files of the cart.
  { name: "stepper", test: /lucide-react\/.*\/icons\/(minus|plus)\./ },
  {
    test: ICONS,
    debugName: "icons",
    // Pages of the office do not count, so that no shopper loads an icon because the staff see it often.
    name: (id: string, graph: Graph) => (shopperEntries(id, graph).size >= 4 ? "icons" : null),
  },
];

/** The modules that all files of one of these sets import statically, recursively. */
function needed(name: string, ...sets: RegExp[][]) {
  return {
    test: new RegExp(`${OWN.source}|${ICONS.source}`),
    // Names the group in the bundler's report.
    debugName: name,
    name: (id: string, graph: Graph) =>
      sets.some((files) => files.every((file) => isImported(id, file, graph))) ? name : null,
  };
}

function isImported(id: string, file: RegExp, graph: Graph, visited = new Set<string>()): boolean {
  if (file.test(id)) return true;
  if (visited.has(id)) return false;
  visited.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isImported(importer, file, graph, visited));
}

/** The pages of the shop, and parts that load later, that import a module statically, recursively. */
function shopperEntries(id: string, graph: Graph, visited = new Set<string>()): Set<string> {
  if (visited.has(id) || /src\/web\/office\//.test(id)) return new Set();
  visited.add(id);
  const info = graph.getModuleInfo(id);
  const above = (info?.importers ?? []).flatMap((importer) => [...shopperEntries(importer, graph, visited)]);
  return new Set(info?.isEntry || info?.dynamicImporters.length ? [id, ...above] : above);
}

/** The file of a route, or of what is loaded on demand. */
export const NAMED_SCRIPT = "assets/[name]-[hash:7].js";

/**
 * The manifest of routes lists the files that pages share: without names, it is 0.8 kB shorter on every page. A hash of
 * 7 characters, the fewest that the bundler allows for so many files, saves 0.1 to 0.2 kB more.
 */
export function scriptFileName({
  isDynamicEntry,
}: Pick<Rolldown.PreRenderedChunk, "isDynamicEntry">): string {
  return isDynamicEntry ? NAMED_SCRIPT : "assets/[hash:7].js";
}

/** The manifest lists stylesheets too. */
export function assetFileName({ names }: Pick<Rolldown.PreRenderedAsset, "names">): string {
  return names.some((name) => name.endsWith(".css"))
    ? "assets/[hash:7].css"
    : "assets/[name]-[hash][extname]";
}
