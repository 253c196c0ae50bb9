import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastify from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { api } from "../src/api/api.ts";
import type { OpenDatabase } from "../src/infrastructure/database/open-database.ts";
import { cleanText } from "../src/shop/basics/clean-text.ts";
import { digitsOnly, joinedDigits } from "../src/shop/basics/digits.ts";
import { tidy, tidyLines, trimmed } from "../src/shop/basics/plain-text.ts";
import type { Services } from "../src/shop/services.ts";
import { testDatabase } from "./support/database.ts";
import { testServices } from "./support/test-services.ts";
import { TEST_GATEWAY, TEST_SETTINGS } from "./support/test-settings.ts";

/**
 * No input accepts text with invisible characters. Every string of every schema is cleaned, restricted by its
 * pattern, or listed below with the reason.
 */

/** Functions that clean text. */
const CLEANERS: unknown[] = [cleanText, tidy, tidyLines, trimmed, joinedDigits, digitsOnly];

/** Strings that are compared but never stored, or must stay as sent. */
const AS_SENT: Record<string, string> = {
  pincode: "looked up; `typedPincode` cleans it",
  kitchen: "looked up",
  kitchenId: "looked up",
  uuid: "looked up",
  customerOrderId: "looked up",
  proofId: "looked up",
  photoId: "looked up",
  id: "looked up",
  ticket: "looked up",
  photos: "ids to look up",
  from: "compared with what is stored",
  token: "signed: any other character makes it another one",
  signature: "signed",
  password: "a password is what was typed",
  NewPassword: "a password is what was typed",
  "idempotency-key": "of a program",
  "x-razorpay-signature": "signed",
  "x-razorpay-event-id": "of a program",
  image: "ignored",
};

/** Tables of the demo shop, which developers write, and data that the payment provider signs. */
const NOT_TYPED = new Set(["catalogueRows", "deliveryRows", "contentRows", "GatewayEvent"]);

type Def = {
  type: string;
  format?: string;
  checks?: { _zod: { def: { check: string; format?: string; tx?: unknown } } }[];
  [part: string]: unknown;
};

/** Paths of strings in a schema that are neither cleaned nor restricted. */
function uncleaned(schema: unknown, path: string): string[] {
  const { def } = (schema as z.core.$ZodType)._zod as unknown as { def: Def };
  const inside = (part: unknown, name = "") => uncleaned(part, name === "" ? path : `${path}.${name}`);
  switch (def.type) {
    case "string": {
      const checks = (def.checks ?? []).map(({ _zod }) => _zod.def);
      const isCleaned = checks.some(({ check, tx }) => check === "overwrite" && CLEANERS.includes(tx));
      const hasForm =
        def.format !== undefined ||
        checks.some(({ check, format }) => check === "string_format" && format === "regex");
      const names = path.split(".");
      const isAsSent = (names.at(-1) ?? "") in AS_SENT || names.includes("from");
      return isCleaned || hasForm || isAsSent ? [] : [path];
    }
    case "object":
      return Object.entries(def.shape as object).flatMap(([name, part]) => inside(part, name));
    case "array":
      return inside(def.element);
    case "union":
      return (def.options as unknown[]).flatMap((option) => inside(option));
    case "tuple":
      return (def.items as unknown[]).flatMap((item, at) => inside(item, String(at)));
    case "record":
      return [...inside(def.keyType), ...inside(def.valueType)];
    case "pipe":
      return inside(def.in);
    default:
      return def.innerType ? inside(def.innerType) : [];
  }
}

let opened: OpenDatabase;
const routes: { url: string; schema: Record<string, unknown> }[] = [];

beforeAll(async () => {
  opened = await testDatabase();
  const app = fastify();
  app.addHook("onRoute", ({ method, url, schema }) => {
    if (schema) routes.push({ url: `${method} ${url}`, schema: schema as Record<string, unknown> });
  });
  const services = {
    ...testServices(opened.db),
    log: { info: () => {}, warn: () => {}, error: () => {} },
    gateway: TEST_GATEWAY,
    settings: TEST_SETTINGS,
  } as unknown as Services;
  await app.register(api, { prefix: "/api", services });
  await app.ready();
  await app.close();
});
afterAll(() => opened.close());

test("every text that a call of the API takes is cleaned", () => {
  const takenBy = routes.flatMap(({ url, schema }) =>
    ["body", "querystring", "params", "headers"].flatMap((part) =>
      schema[part] ? uncleaned(schema[part], `${url} ${part}`) : [],
    ),
  );
  expect(routes.length).toBeGreaterThan(40);
  expect(takenBy).toEqual([]);
});

const FILES = readdirSync("src", { recursive: true, encoding: "utf8" });
const INPUTS = FILES.filter((file) => file.endsWith(".inputs.ts")).sort();

describe("every text that a use case of the shop takes is cleaned:", () => {
  test.each(INPUTS)("%s", async (file) => {
    const exported: Record<string, unknown> = await import(join("..", "src", file));
    const uncleanedTexts = Object.entries(exported)
      .filter(
        ([name, value]) =>
          !NOT_TYPED.has(name) && typeof value === "object" && value !== null && "_zod" in value,
      )
      .flatMap(([name, schema]) => uncleaned(schema, name));
    expect(uncleanedTexts).toEqual([]);
  });
});

/** Schemas of pages, by file, with the kind of their strings. Texts for people use the shop's inputs. */
const PAGES_OWN: Record<string, string> = {
  "web/office/reviews/reviews.tsx": "an id to look up",
  "web/office/alarms/alarms.tsx": "an id to look up",
  "web/office/log/log.tsx": "an id to look up",
  "web/office/log/change.tsx": "an id to look up",
  "web/office/catalogue/product-form.ts": "stored fields to compare with",
  "web/office/catalogue/read-product-id.ts": "an id to look up",
  "web/office/catalogue/record-form.ts": "stored fields to compare with",
  "web/office/catalogue/menu/menu-draft.ts": "a draft, which is cleaned when it is saved",
  "web/office/catalogue/categories/category.tsx": "a category to look up",
  "web/office/settings/settings-action.ts": "stored facts to compare with",
  "web/office/catalogue/parts/parts-action.ts": "stored parts to compare with",
  "web/office/catalogue/combos/combos-action.ts": "stored combos to compare with",
  "web/office/catalogue/pictures-action.ts": "stored pictures to compare with",
  "web/office/catalogue/import-action.ts": "the name of a file, and a fingerprint to compare with",
  "web/office/catalogue/import.tsx": "an entry to link to",
  "web/office/accounts/settlements-action.ts": "the name of a file",
  "web/storefront/cake/read-draft.server.ts": "an id to look up",
  "web/office/catalogue/catalogue.tsx": "words and a category to look up",
  "web/office/prices/plain-edits.ts": "a SKU to look up, and digits",
  "web/office/prices/prices.tsx": "words to look up",
  "web/office/prices/unsent-edits.ts": "digits that this browser stored",
  "web/office/unsent-form-store.ts": "fields that this browser stored",
  "web/office/run/runs/runs.tsx": "ids to look up",
  "web/office/order/care-action.ts": "the id of a kitchen to look up",
  "web/office/order/close-action.ts": "four digits, and the id of a photo",
  "web/office/order/order-fields.ts": "digits",
  "web/office/order/message-action.ts": "digits of a line",
  "web/office/order/receiver-action.ts": "stored fields to compare with",
  "web/office/order/time-action.ts": "an option and a window to look up",
  "web/office/delivery/blackout-action.ts": "ids to look up",
  "web/office/delivery/blackout.tsx": "an id and a kitchen to look up",
  "web/office/delivery/kitchen.tsx": "an id to look up",
  "web/office/delivery/kitchen-action.ts": "what a form was made from, compared and never stored",
  "web/office/delivery/pincode-action.ts": "what a form was made from, compared and never stored",
  "web/office/delivery/pincodes-action.ts":
    "a kitchen to look up; pasted lines, of which each must be a pincode and a tidy name",
  "web/office/delivery/options-action.ts": "a version to look up",
  "web/office/content/content.tsx": "an address to look up",
  "web/office/delivery/pincodes.tsx": "a kitchen to look up",
  "web/office/find/find.tsx": "words to look up",
  "web/office/kitchen/board/board.tsx": "a kitchen to look up",
  "web/office/kitchen/ticket/ticket.tsx": "a kitchen to look up",
  "web/office/kitchen/kitchen-action.ts": "digits",
  "web/office/order/refund-action.ts": "a ticket and a version to look up",
  "web/account/sign-in/panel-action.ts": "tidied here; a password",
  "web/cart/stored-cart.ts": "a SKU in a reply of the shop",
  "web/reauthentication/reauthentication-answer.ts": "a password, and a code that CodeField reads",
  "web/order/changes/reschedule.tsx": "labels of a slot to look up",
};

test("no page parses text with a schema of its own", () => {
  const reading = FILES.filter((file) => /^web.*\.tsx?$/.test(file) && !/\.test\./.test(file)).filter(
    (file) => /\bz\s*\.string\(\)/.test(readFileSync(join("src", file), "utf8")),
  );
  expect(reading.sort()).toEqual(Object.keys(PAGES_OWN).sort());
});
