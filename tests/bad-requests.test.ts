import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { loadDemoContent } from "../demo/load-demo-content.ts";
import type { OpenDatabase } from "../src/infrastructure/database/open-database.ts";
import {
  ANYBODYS,
  FORMS,
  MAY_CHANGE,
  OF_CUSTOMERS,
  PARTING,
  PROVIDERS,
  WRITTEN_BY_VIEWING,
} from "./authorisation/bad-request-tables.ts";
import { CALLS, requestParts } from "./authorisation/calls.ts";
import { HER_TEXTS, type KamalasData } from "./authorisation/kamalas-data.ts";
import { withoutRecords } from "./authorisation/office-records.ts";
import { PAGES, urlOf } from "./authorisation/pages.ts";
import { type BadRequest, type RightCall, wrongOf } from "./support/bad-requests.ts";
import { testDatabase } from "./support/database.ts";
import { changedTables, tableDigests } from "./support/table-digests.ts";
import {
  type Answered,
  CANARY,
  openWholeShop,
  orderOf,
  type Person,
  type WholeShop,
} from "./support/whole-shop.ts";

/** Fixed, so that every run sends the same requests. Another seed generates others. */
const SEED = Number(process.env.BAD_REQUESTS_SEED ?? 20261121);
const TIMES = Number(process.env.BAD_REQUESTS_TIMES ?? 1);
/**
 * Wrong requests per person to each call, page and form: about 3,700 to calls and 600 to forms.
 * `BAD_REQUESTS_TIMES=10` sends ten times as many; the quick part of `npm test` sends 0.25 times as many.
 */
const TRIES_OF_A_CALL = Math.round(11 * TIMES);
const TRIES_OF_A_PAGE = Math.round(6 * TIMES);
const TRIES_OF_A_FORM = Math.round(12 * TIMES);

/** Five people try each call, on a busy machine. */
vi.setConfig({ testTimeout: 120_000 * Math.max(1, TIMES), hookTimeout: 180_000 });

let database: OpenDatabase;
let shop: WholeShop;
let kamala: KamalasData;
let customer: Person;
let stranger: Person;
let kitchen: Person;
let owner: Person;
let requestCount = 0;
// biome-ignore lint/suspicious/noExplicitAny: the document is looked into by path.
let paths: Record<string, Record<string, any>>;
let ofHers: () => Promise<Record<string, string>>;
/** The digests after the last requests. Null when something else has written since. */
let last: { tables: Record<string, string>; hers: Record<string, string> } | null = null;

beforeAll(async () => {
  database = await testDatabase();
  await loadDemoContent(database);
  shop = await openWholeShop(database, undefined, { isRemote: true });
  customer = await shop.person("kamala", { fullName: HER_TEXTS.name });
  stranger = await shop.person("stranger");
  kitchen = await shop.person("kitchen", { role: "kitchen" });
  owner = await shop.person("owner", { role: "owner" });
  const { uuid, number, signedPayment } = await orderOf(shop, customer);
  const { userId } = customer;
  const hers = {
    userId,
    email: customer.email,
    uuid,
    number,
    signedPayment,
    referral: "KAMA1234",
    addressId: "adr_0",
    records: withoutRecords(uuid),
  };
  await customer.send({ method: "GET", url: "/api/rewards" });
  for (const what of ["POST /api/user/addAddress", "POST /api/user/addTocart", "POST /api/user/register"]) {
    const { method, path, body } = requestParts(what, { ...hers, ...HER_TEXTS });
    await customer.send({ method, url: path, body });
  }
  // Others send different texts than she has stored, so that an echo does not look like a leak.
  kamala = { ...hers, name: "Asha Rao", address: "4 Lotus Court" };
  await shop.testApp.work();
  ({ paths } = JSON.parse((await stranger.send({ method: "GET", url: "/api/openapi.json" })).text));
  ofHers = () => tableDigests(shop.services.db, [customer.userId, customer.email, uuid, CANARY]);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const pages = PAGES.map(({ what }) => what);
const calls = [...CALLS.map(({ what }) => what.replace(/\s+/g, " ")), ...Object.keys(PROVIDERS)];

describe("whatever is sent to a call", () => {
  test.each(calls)("%s", async (what) => {
    const visitor = shop.visitor();
    await visitor.send({ method: "GET", url: "/api/me" });
    const isParting = PARTING.includes(what);
    const requesters = isParting
      ? [
          visitor,
          await shop.person(`a${requestCount}`),
          await shop.person(`o${requestCount}`, { role: "owner" }),
        ]
      : [visitor, stranger, kitchen, owner, customer];
    if (isParting) last = null;
    for (const [at, person] of requesters.entries()) {
      const rights = [kamala, ...(person === stranger ? [{ ...kamala, email: stranger.email }] : [])];
      for (const [on, about] of rights.entries()) {
        const bad = fc.sample(wrongOf(rightCall(what, about)), {
          seed: SEED + calls.indexOf(what) * 100 + at * 10 + on,
          numRuns: Math.ceil(TRIES_OF_A_CALL / rights.length),
        });
        await sendAll(what, person, bad, MAY_CHANGE[what] ?? providersTables(what));
      }
    }
  });
});

describe("whatever is requested of a page", () => {
  test.each(pages)("%s", async (page) => {
    const address = urlOf(page, kamala);
    const [path = "", query = ""] = address.split("?");
    const hole = path.split("/").findLast((part) => part !== "") ?? "";
    const hasHole = /[:*]/.test(page) && hole !== "";
    const right: RightCall = {
      ...{ method: "GET", body: undefined, known: { query: QUERY_NAMES, body: [] } },
      path: hasHole ? path.replace(hole, "{hole}") : path,
      params: hasHole ? { hole } : {},
      query: Object.fromEntries(new URLSearchParams(query)),
    };
    for (const [at, person] of [shop.visitor(), stranger].entries()) {
      const bad = fc.sample(wrongOf(right), {
        seed: SEED + pages.indexOf(page) * 10 + at,
        numRuns: TRIES_OF_A_PAGE,
      });
      await sendAll(page, person, bad, WRITTEN_BY_VIEWING[page] ?? []);
    }
  });
});

describe("whatever is sent as a form to", () => {
  test.each(Object.entries(FORMS))("%s", async (page, { fields, mayChange }) => {
    const right: RightCall = {
      ...{
        method: "POST",
        path: urlOf(page, kamala).split("?")[0] ?? page,
        params: {},
        query: {},
        isForm: true,
        body: fields(kamala),
      },
      known: { query: [], body: ["intent", "name"] },
    };
    for (const [at, person] of [shop.visitor(), stranger, kitchen, owner].entries()) {
      const bad = fc.sample(wrongOf(right), { seed: SEED + at, numRuns: TRIES_OF_A_FORM });
      await sendAll(page, person, bad, mayChange, true);
    }
  });
});

test("the senders are still signed in, so their requests were processed", async () => {
  for (const person of [stranger, kitchen, owner, customer]) {
    const me = await person.send({ method: "GET", url: "/api/me" });
    expect([person.name, JSON.parse(me.text).data.signedIn]).toEqual([person.name, true]);
  }
});

test("thousands were sent over real connections, and none caused an internal error", () => {
  process.stdout.write(`${requestCount} wrong requests were sent.\n`);
  expect(requestCount).toBeGreaterThan(3_000 * TIMES);
  expect(shop.alarms).toEqual([]);
});

/**
 * Sends the requests one after the other, and checks each reply and the tables afterwards. Digests are most of the work:
 * those after a batch are those before the next one.
 */
async function sendAll(
  what: string,
  person: Person,
  bad: BadRequest[],
  mayChange: string[],
  isForm = false,
): Promise<void> {
  const { tables: before, hers } = last ?? {
    tables: await tableDigests(shop.services.db),
    hers: await ofHers(),
  };
  last = null;
  let taken = 0;
  for (const request of bad) {
    requestCount += 1;
    const from = `10.${requestCount >> 16}.${(requestCount >> 8) & 255}.${requestCount & 255}`;
    const answer = await person.send({ ...request, from });
    const said = () =>
      `${person.name}: ${request.method} ${request.url.slice(0, 300)} ${String(request.body).slice(0, 500)} -> ${answer.status} ${answer.text.slice(0, 300)}`;
    expect(faultOf(answer, person), said()).toBe(null);
    if (answer.status < 400) taken += 1;
  }
  const after = await tableDigests(shop.services.db);
  const allowed = taken > 0 || isForm ? mayChange : [];
  const changed = changedTables(before, after);
  // Her rows are as they were if all tables are.
  last = { tables: after, hers: changed.length > 0 ? await ofHers() : hers };
  const forbidden = changed.filter((name) => !allowed.includes(name));
  expect(forbidden, `tables that ${what} of ${person.name} changed`).toEqual([]);
  if (person === customer) return;
  const ofStaff = person === owner ? (OF_CUSTOMERS[what] ?? []) : [];
  const lost = changedTables(hers, last.hers).filter((name) => ![...ANYBODYS, ...ofStaff].includes(name));
  expect(lost, `tables where ${what} of ${person.name} changed hers`).toEqual([]);
}

/** Internals that no reply may show. */
const INSIDE =
  /\n\s+at .+:\d+:\d+|node_modules|\.(ts|tsx|mjs):\d+|insert into|violates |syntax error at|relation "|column "|pglite|drizzle|build\/web\/server/i;

function faultOf({ status, text, headers }: Answered, person: Person): string | null {
  if (status >= 500) return "a failure";
  if (INSIDE.test(text)) return "tells of the inside";
  const maySee = person === customer || person === owner;
  if (!maySee && new RegExp(CANARY, "i").test(text)) return "shows somebody else's data";
  if (`${headers["set-cookie"] ?? ""}`.includes("shop.session_token=ey")) return "signs in";
  if (!`${headers["content-type"]}`.includes("json") || text === "") return null;
  return typeof JSON.parse(text) === "undefined" ? "no answer" : null;
}

function rightCall(what: string, about: KamalasData): RightCall {
  const provider = PROVIDERS[what];
  if (provider) {
    const [method = "", path = ""] = what.split(" ");
    return {
      ...{ method, path, params: {}, query: {} },
      body: provider(about),
      known: { query: [], body: [] },
    };
  }
  const { method, path, params, query, body } = requestParts(what, about);
  const template = path.replace(/:(\w+)/g, "{$1}");
  const operation = paths[template]?.[method.toLowerCase()];
  const parameters = (operation?.parameters ?? []) as { in: string; name: string }[];
  const schema = operation?.requestBody?.content?.["application/json"]?.schema;
  return {
    ...{ method, params, body, path: template },
    query: Object.fromEntries(new URLSearchParams(query)),
    known: {
      query: parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name),
      body: Object.keys(schema?.properties ?? {}),
    },
  };
}

function providersTables(what: string): string[] {
  if (!(what in PROVIDERS)) return [];
  return ["users", "sessions", "credentials", "coin_entries", ...ANYBODYS];
}

const QUERY_NAMES = [
  ...["q", "price", "gift", "flavour", "weight", "ready", "sort", "page", "sku", "show", "token", "returnTo"],
  ...["new", "failed", "_routes", "index", "then"],
];
