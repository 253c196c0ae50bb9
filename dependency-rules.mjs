import { PUBLIC_SHOP } from "./bootstrap/public-modules.ts";
import routes from "./src/web/routes.ts";

/** Allowed imports inside `src/shop`. This is the only list. */
const MAY_USE = {
  basics: [],
  mail: [],
  accounts: ["mail", "newsletter"],
  audit: ["accounts"],
  "access-tokens": ["accounts", "audit"],
  newsletter: ["mail"],
  webhooks: ["access-tokens", "accounts", "audit"],
  payments: ["accounts", "audit", "webhooks"],
  photos: ["accounts", "catalogue"],
  "change-feed": [],
  catalogue: ["accounts", "audit", "change-feed", "webhooks"],
  rewards: ["accounts"],
  search: ["catalogue"],
  content: ["accounts", "audit", "catalogue"],
  "shop-facts": ["accounts", "audit", "change-feed"],
  opening: ["accounts", "audit", "catalogue", "delivery", "mail", "orders", "payments", "shop-facts"],
  staff: ["access-tokens", "accounts", "audit", "mail"],
  delivery: ["accounts", "audit", "catalogue", "change-feed"],
  viewed: ["accounts", "catalogue"],
  "stock-alerts": ["catalogue", "mail"],
  "wish-list": ["accounts", "catalogue"],
  "saved-views": ["accounts"],
  cart: ["accounts", "catalogue", "delivery"],
  orders: ["accounts", "audit", "catalogue", "delivery", "mail", "payments", "photos", "webhooks"],
  changes: ["accounts", "audit", "catalogue", "delivery", "orders", "payments", "rewards", "runs"],
  invoices: ["accounts", "delivery", "orders", "payments"],
  complaints: ["accounts", "audit", "changes", "mail", "orders"],
  reviews: ["accounts", "audit", "catalogue", "change-feed", "orders", "photos", "rewards"],
  privacy: [
    "access-tokens",
    "accounts",
    "audit",
    "cart",
    "catalogue",
    "complaints",
    "mail",
    "newsletter",
    "orders",
    "payments",
    "photos",
    "reviews",
    "rewards",
    "saved-views",
    "staff",
    "stock-alerts",
    "viewed",
    "wish-list",
  ],
  "back-office": [
    "accounts",
    "audit",
    "catalogue",
    "changes",
    "complaints",
    "content",
    "delivery",
    "mail",
    "orders",
    "payments",
    "photos",
    "reviews",
    "rewards",
    "runs",
    "shop-facts",
    "staff",
  ],
  "phone-orders": [
    "accounts",
    "audit",
    "catalogue",
    "checkout",
    "delivery",
    "mail",
    "orders",
    "payments",
    "search",
  ],
  checkout: ["accounts", "cart", "catalogue", "delivery", "orders", "payments", "photos", "rewards"],
};

/** What each shared folder of `src/web` may use of the others. Areas use all of these, and none of the other areas. */
const WEB_MAY_USE = {
  ui: [],
  clock: [],
  draft: ["clock"],
  "client-data": [],
  session: ["client-data", "clock", "draft"],
  rendering: ["session"],
  forms: ["ui"],
  addresses: ["ui"],
  rewards: ["ui"],
  "page-meta": ["rendering"],
  "sign-in": ["forms", "session", "ui"],
  reauthentication: ["forms", "page-meta", "session", "sign-in", "ui"],
  "cake-drawing": ["ui"],
  photos: ["cake-drawing", "draft", "rendering", "session", "ui"],
  inscription: ["cake-drawing", "ui"],
  cart: ["client-data", "delivery", "delivery-plan", "draft", "photos", "session", "sign-in", "ui"],
  delivery: ["client-data", "clock", "draft", "session", "ui"],
  "delivery-plan": ["client-data", "clock", "delivery", "draft", "rendering", "session", "ui"],
  "payment-window": ["clock", "draft", "ui"],
  order: [
    "addresses",
    "client-data",
    "clock",
    "delivery",
    "delivery-plan",
    "draft",
    "forms",
    "page-meta",
    "payment-window",
    "photos",
    "rendering",
    "session",
    "ui",
  ],
  mail: ["ui"],
  prose: ["ui"],
  "tax-document": ["mail"],
  "photo-sheet": ["tax-document"],
};
const WEB_AREAS = ["storefront", "account", "checkout", "office"];
const WEB_FOLDERS = [...Object.keys(WEB_MAY_USE), ...WEB_AREAS];

const NOT_TESTS = "\\.test\\.tsx?$";

/** Files of pages. The build takes loaders and actions out of what browsers get, with all that only these import. */
const ROUTE_FILES = filesOf(routes).map((file) => `^src/web/${file.replaceAll(".", "\\.")}$`);

function filesOf(someRoutes) {
  return someRoutes.flatMap(({ file, children = [] }) => [file, ...filesOf(children)]);
}

function forbid(name, comment, from, to) {
  return { name, comment, severity: "error", from, to };
}

export default {
  forbidden: [
    ...Object.entries(MAY_USE).map(([name, uses]) =>
      forbid(
        `shop/${name}-neighbours`,
        `shop/${name} may use: ${["basics", ...uses].join(", ")}.`,
        { path: `^src/shop/${name}/`, pathNot: `${NOT_TESTS}|\\.tables\\.ts$` },
        { path: "^src/shop/[^/]+/", pathNot: `^src/shop/(${[name, "basics", ...uses].join("|")})/` },
      ),
    ),
    forbid(
      "rules-are-pure",
      "rules/ and basics/ decide; they never load, save, send or ask the time.",
      // Comparing secrets needs Node's crypto, and is pure all the same.
      { path: "^src/shop/(basics|[^/]+/rules)/", pathNot: `${NOT_TESTS}|/is-same-secret\\.ts$` },
      // These libraries only read what they are given.
      { pathNot: "^src/shop/(basics|[^/]+/rules)/|node_modules/(zod|libphonenumber-js|csv-parse|to-words)/" },
    ),
    forbid(
      "queries-are-private",
      "Only its own capability runs a capability's SQL: call one of its use cases or reads.",
      { path: "^src/(?:shop/([^/]+)|web|api)/", pathNot: NOT_TESTS },
      { path: "^src/shop/[^/]+/(.*\\.queries\\.ts$|gateways/(?!gateway\\.ts))", pathNot: "^src/shop/$1/" },
    ),
    forbid(
      "tables-only-for-own-queries-and-foreign-keys",
      "A table belongs to one capability; others see it through use cases and reads, or as a foreign key.",
      { path: "^src/(?:shop/([^/]+)/|web/|api/)", pathNot: ["\\.tables\\.ts$", NOT_TESTS] },
      { path: "^src/shop/.*\\.tables\\.ts$", pathNot: "^src/shop/$1/" },
    ),
    forbid(
      "shop-is-handed-its-tools",
      "Use cases receive database, clock, gateway and mailer; only their types are imported.",
      { path: "^src/shop/", pathNot: NOT_TESTS },
      { path: "^src/infrastructure/", dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "shop-knows-no-screen-and-no-http",
      "The business runs without pages and without a server.",
      { path: "^src/shop/" },
      {
        path: [
          "^src/(web|api|contract|server)/",
          "(^|/)node_modules/(fastify|@fastify|react|react-dom|react-router|@react-router)/",
        ],
      },
    ),
    forbid(
      "infrastructure-knows-no-business",
      "Tools are tools.",
      { path: "^src/infrastructure/", pathNot: NOT_TESTS },
      { path: ["^src/shop/(?!basics/)", "^src/(web|api|server)/"], dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "web-and-api-go-through-the-shop",
      "No SQL in routes.",
      { path: "^src/(web|api)/", pathNot: NOT_TESTS },
      { path: "^src/(infrastructure|server)/" },
    ),
    forbid(
      "components-import-pure-modules",
      "A component runs in browsers: it may import only what bootstrap/public-modules.ts lets through.",
      {
        path: "^src/web/.*\\.tsx$",
        pathNot: [...ROUTE_FILES, "\\.server\\.tsx$", "/entry\\.server\\.tsx$", NOT_TESTS],
      },
      {
        path: "^src/(shop|infrastructure|server|sandbox)/",
        pathNot: PUBLIC_SHOP.map(({ source }) => source),
        dependencyTypesNot: ["type-only"],
      },
    ),
    forbid(
      "the-contract-is-pure",
      "Schemas of replies run in browsers. Those of requests add the inputs of the shop's capabilities.",
      { path: "^src/contract/", pathNot: `${NOT_TESTS}|request` },
      { pathNot: "^src/contract/(?!.*request)|^src/shop/(basics|[^/]+/rules)/|node_modules/zod/" },
    ),
    forbid(
      "requests-are-pure",
      "The schema of a request takes what a capability lets in from its inputs, and nothing else of it.",
      { path: "^src/contract/", pathNot: NOT_TESTS },
      { pathNot: "^src/contract/|^src/shop/(basics|[^/]+/rules)/|\\.inputs\\.ts$|node_modules/zod/" },
    ),
    forbid(
      "inputs-are-pure",
      "Inputs check what comes in; they never load.",
      { path: "^src/shop/.*\\.inputs\\.ts$" },
      { pathNot: "^src/shop/(basics|[^/]+/rules)/|\\.inputs\\.ts$|node_modules/zod/" },
    ),
    forbid(
      "only-api-and-web-know-the-contract",
      "The business knows no calls.",
      { path: "^src/(?!api|web|contract)" },
      { path: "^src/contract/" },
    ),
    forbid(
      "pages-take-only-types-of-requests",
      "Schemas of requests are for the server.",
      { path: "^src/web/" },
      { path: "^src/contract/(.*\\.requests|request-fields)\\.ts$", dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "web-and-api-are-strangers",
      "",
      { path: "^src/(web|api)/", pathNot: NOT_TESTS },
      { path: "^src/(web|api)/", pathNot: "^src/$1/" },
    ),
    ...Object.entries(WEB_MAY_USE).map(([name, uses]) =>
      forbid(
        `web/${name}-neighbours`,
        `web/${name} may use: ${uses.join(", ") || "no other folder of web"}.`,
        { path: `^src/web/${name}/`, pathNot: NOT_TESTS },
        { path: "^src/web/[^/]+/", pathNot: `^src/web/(${[name, ...uses].join("|")})/` },
      ),
    ),
    forbid(
      "web-areas-are-strangers",
      "What two areas use stands in a shared folder, next to them.",
      { path: `^src/web/(${WEB_AREAS.join("|")})/`, pathNot: NOT_TESTS },
      { path: `^src/web/(${WEB_AREAS.join("|")})/`, pathNot: "^src/web/$1/" },
    ),
    forbid(
      "web-folders-are-named-here",
      "A new folder of web belongs in WEB_MAY_USE or WEB_AREAS.",
      { path: "^src/web/" },
      { path: "^src/web/[^/]+/", pathNot: `^src/web/(${WEB_FOLDERS.join("|")})/` },
    ),
    forbid(
      "ui-kit-knows-no-shop",
      "Buttons and fields serve any page.",
      { path: "^src/web/ui/" },
      { path: ["^src/(shop/(?!basics/)|contract/)", "^src/web/(?!ui/)"], dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "the-command-line-is-an-edge",
      "The owner's commands call use cases, as pages and the API do; nothing is built on them.",
      { path: "^src/cli/", pathNot: NOT_TESTS },
      { path: "^src/(web|api|server|sandbox)/|\\.(queries|tables)\\.ts$" },
    ),
    forbid("nobody-imports-the-command-line", "", { path: "^src/(?!cli/)" }, { path: "^src/cli/" }),
    forbid(
      "only-the-server-knows-the-sandbox",
      "It can't exist in live mode.",
      { path: "^src/(?!sandbox|server)", pathNot: NOT_TESTS },
      { path: "^src/sandbox/" },
    ),
    forbid("no-cycles", "", {}, { circular: true }),
    forbid(
      "resolvable",
      "",
      { path: "^src/" },
      { couldNotResolve: true, pathNot: ["^virtual:", "\\+types/"] },
    ),
    forbid(
      "no-undeclared-packages",
      "",
      { path: "^src/" },
      { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\+types/" },
    tsPreCompilationDeps: true,
    parser: "swc",
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["node", "import", "module-sync", "default"],
    },
  },
};
