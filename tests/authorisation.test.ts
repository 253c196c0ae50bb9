import fastify from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadDemoContent } from "../demo/load-demo-content.ts";
import { api } from "../src/api/api.ts";
import type { OpenDatabase } from "../src/infrastructure/database/open-database.ts";
import { NewAddress } from "../src/shop/accounts/accounts.inputs.ts";
import { saveAddress } from "../src/shop/accounts/save-address.ts";
import { getReferralCode } from "../src/shop/rewards/get-referral-code.ts";
import { CALLS, requestOf, WITHOUT_CSRF } from "./authorisation/calls.ts";
import { HER_TEXTS, type KamalasData } from "./authorisation/kamalas-data.ts";
import { FORMS, formOf, formUrls, isRefusal } from "./authorisation/office-forms.ts";
import { createOfficeRecords } from "./authorisation/office-records.ts";
import { OTHER_SPELLINGS, PAGES, pagePaths, urlOf } from "./authorisation/pages.ts";
import { PEOPLE, type Who } from "./authorisation/read-table.ts";
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

let database: OpenDatabase;
let shop: WholeShop;
let people: Record<Who, Person>;
let kamala: KamalasData;

beforeAll(async () => {
  database = await testDatabase();
  await loadDemoContent(database);
  shop = await openWholeShop(database);
  const { visitor, person } = shop;
  const customer = await person(`kamala.${CANARY}`);
  people = {
    visitor: visitor(),
    other: await person("other"),
    kamala: customer,
    owner: await person("owner", { role: "owner" }),
    manager: await person("manager", { role: "manager" }),
    care: await person("care", { role: "care" }),
    accountant: await person("accountant", { role: "accountant" }),
    kitchen: await person("kitchen", { role: "kitchen" }),
    rider: await person("rider", { role: "rider" }),
  };
  const order = await orderOf(shop, customer);
  const code = await getReferralCode(shop.services, customer);
  const { name, address } = HER_TEXTS;
  const savedAddress = await saveAddress(shop.services, {
    userId: customer.userId,
    address: NewAddress.parse({ address, name, pinCode: "110001", phone: "98765 43210" }),
  });
  kamala = {
    ...order,
    ...HER_TEXTS,
    ...{ email: customer.email, userId: customer.userId },
    referral: code,
    addressId: savedAddress.ok ? savedAddress.value.id : "",
    records: await createOfficeRecords(shop, people, order.uuid),
  };
  await people.visitor.send({ method: "GET", url: "/api/me" });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

/** The reply in the words of the tables. */
function wordOf({ status, text, headers }: Answered, isPage: boolean, person: Person): string {
  const { location } = headers;
  if (status >= 300 && status < 400)
    return /^\/(accounts|sign-in|sign-up)\b/.test(`${location}`) ? "sign in" : `to ${location}`;
  const seen = new RegExp(CANARY, "i").test(text);
  if (status === 200 && seen) return "sees";
  const isShown = isPage && status === 200 && `${headers["content-type"]}`.includes("html");
  // Her name is on her own pages, even on a 404.
  return `${isShown ? "shown" : status}${seen && person !== people.kamala ? ", and her data is in it" : ""}`;
}

async function cellsOf(ask: (person: Person, who: Who) => Promise<string>): Promise<Record<Who, string>> {
  const cells: Partial<Record<Who, string>> = {};
  for (const who of PEOPLE) cells[who] = await ask(people[who], who);
  return cells as Record<Who, string>;
}

describe("the calls", () => {
  test("the table lists exactly the calls of the running API", async () => {
    expect(
      CALLS.map(({ what }) => normal(what)).sort(),
      "a row in tests/authorisation/*-calls.ts for each call",
    ).toEqual((await callsOfTheApp()).sort());
  });

  test.each(CALLS)("$what", async ({ what, cells }) => {
    const ask = async (person: Person, who: Who) =>
      wordOf(await person.send(requestOf(what, kamala, who)), false, person);
    expect(await cellsOf(ask)).toEqual(cells);
  });

  test("calls that name an e-mail refuse everybody else: 401 without a session, 403 with another's", async () => {
    const { paths } = JSON.parse(
      (await people.visitor.send({ method: "GET", url: "/api/openapi.json" })).text,
    );
    const rows = CALLS.filter(({ what }) => {
      // They name a person without an account, and only staff can.
      if (/^POST \/api\/admin\/(staff\/invitations|phone-orders)$/.test(normal(what))) return false;
      const [method = "", path = ""] = normal(what).split(" ");
      const operation = paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
      return /"email":|"name":"email"/.test(JSON.stringify([operation?.parameters, operation?.requestBody]));
    });
    expect(rows.length).toBeGreaterThan(9);
    for (const { what, cells } of rows) {
      const { kamala: _own, visitor, ...others } = cells;
      expect([what, visitor, ...new Set(Object.values(others))]).toEqual([what, "401", "403"]);
    }
  });

  const unsafe = CALLS.map(({ what }) => normal(what)).filter((what) => !what.startsWith("GET"));

  test.each(unsafe.filter((what) => !(what in WITHOUT_CSRF)))(
    "%s takes the pair of CSRF cookie and header, from the shop's own pages",
    async (what) => {
      const call = requestOf(what, kamala);
      const forged: Record<string, string | null>[] = [
        { "x-xsrf-token": null },
        { "x-xsrf-token": "another" },
        { "x-xsrf-token": "" },
        { origin: "https://evil.example" },
        { origin: "null" },
      ];
      for (const headers of forged) {
        const { status, text } = await people.kamala.send({ ...call, headers });
        expect([what, headers, status, JSON.parse(text).code]).toEqual([what, headers, 403, "csrf"]);
      }
      const { jar, send } = people.kamala;
      const pair = jar.get("XSRF-TOKEN") ?? "";
      jar.set("XSRF-TOKEN", "");
      const without = await send({ ...call, headers: { "x-xsrf-token": "" } });
      jar.set("XSRF-TOKEN", pair);
      expect(without.status).toBe(403);
    },
  );
});

describe("the pages", () => {
  test("the table lists exactly the pages of the shop", () => {
    expect(
      PAGES.map(({ what }) => what).sort(),
      "a row in tests/authorisation/pages.ts for each page",
    ).toEqual(pagePaths().sort());
  });

  test.each(PAGES)("$what", async ({ what, cells }) => {
    const url = urlOf(what, kamala);
    expect(
      await cellsOf(async (person) => wordOf(await person.send({ method: "GET", url }), true, person)),
    ).toEqual(cells);
    // Page data, which the router requests, shows no viewer more than the page.
    const [path, query] = url.split("?");
    const data = `${path === "/" ? "/_root" : path}.data${query ? `?${query}` : ""}`;
    for (const who of PEOPLE.filter((person) => person !== "kamala" && cells[person] !== "sees")) {
      const { text } = await people[who].send({ method: "GET", url: data });
      expect([data, who, new RegExp(CANARY, "i").test(text)]).toEqual([data, who, false]);
    }
  });

  test.each(OTHER_SPELLINGS)("%s has the same permissions when spelt %s", async (what, url) => {
    const { cells } = PAGES.find((page) => page.what === what) ?? { cells: {} as Record<Who, string> };
    for (const who of PEOPLE.filter((person) => cells[person] === "404")) {
      expect([who, (await people[who].send({ method: "GET", url })).status]).toEqual([who, 404]);
    }
  });

  test.each(PAGES.map(({ what }) => what))("%s accepts no form from another site", async (what) => {
    const { status } = await people.kamala.send({
      method: "POST",
      url: urlOf(what, kamala),
      body: "name=Asha&email=a@example.com",
      headers: { origin: "https://evil.example", "content-type": "application/x-www-form-urlencoded" },
    });
    expect(status).toBe(403);
  });
});

describe("the forms of the office", () => {
  const pages = PAGES.filter(({ what }) => /^\/admin(\/|$)/.test(what));
  const nonsense = { intent: "nonsense", id: "1", name: "\u0000", text: "x".repeat(500) };

  test.each(pages)("$what refuses the forms of whoever may not see it", async ({ what, cells }) => {
    const { page, data } = formUrls(what, kamala);
    const before = await tableDigests(shop.services.db);
    for (const who of PEOPLE.filter((person) => /^(404|sign in)$/.test(cells[person]))) {
      const { sendForm } = people[who];
      // A page without a form says so; one that takes files leads back to itself before it reads any.
      const empty = wordOf(await sendForm(page, {}), true, people[who]);
      expect([cells[who], "405", `to ${page}`], `${who}, nothing`).toContain(empty);
      const { status } = await sendForm(data, nonsense);
      const expected = cells[who] === "404" ? [404, 405] : [202];
      expect(expected, `${who}, nonsense`).toContain(status);
    }
    expect(changedTables(before, await tableDigests(shop.services.db))).toEqual([]);
  });

  test.each(FORMS)("$what", async ({ what, cells }) => {
    const send = async (who: Who) => {
      const { url, fields } = formOf(what, kamala);
      const { status, text } = await people[who].sendForm(url, fields);
      if (isRefusal(text)) return "refused";
      return status === 202 ? "sign in" : status === 404 || status === 405 ? `${status}` : "taken";
    };
    const taken = PEOPLE.filter((who) => cells[who] === "taken");
    const replies: Partial<Record<Who, string>> = {};
    const before = await tableDigests(shop.services.db);
    for (const who of PEOPLE.filter((person) => !taken.includes(person))) replies[who] = await send(who);
    expect(changedTables(before, await tableDigests(shop.services.db)), "after refusals").toEqual([]);
    // Last, because what they send may be done.
    for (const who of taken) replies[who] = await send(who);
    expect(replies).toEqual(cells);
  });
});

test("none of these requests caused an internal error", () => {
  expect(shop.alarms).toEqual([]);
});

function normal(what: string): string {
  return what.replace(/\s+/g, " ");
}

/** As the router lists them, without /api/docs, HEAD, and the identity provider's calls, which have their own table. */
async function callsOfTheApp(): Promise<string[]> {
  const app = fastify();
  const calls = new Set<string>();
  app.addHook("onRoute", ({ method, url }) => {
    const isCall = !/\*$|^\/api\/?$|^\/api\/docs\/./.test(url);
    for (const verb of [method].flat()) if (isCall && verb !== "HEAD") calls.add(`${verb} ${url}`);
  });
  await app.register(api, { prefix: "/api", services: shop.services });
  await app.ready();
  await app.close();
  return [...calls];
}
