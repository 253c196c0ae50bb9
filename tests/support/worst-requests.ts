import { afterAll, beforeAll, expect, vi } from "vitest";
import { loadDemoContent } from "../../demo/load-demo-content.ts";
import type { OpenDatabase } from "../../src/infrastructure/database/open-database.ts";
import { orderEvents, orders } from "../../src/shop/orders/orders.tables.ts";
import { testDatabase } from "./database.ts";
import { longestTurn } from "./event-loop.ts";
import { openWholeShop, orderOf, type Person, type Sent, type WholeShop } from "./whole-shop.ts";

/** How long one request may block the event loop, in ms. */
export const LONGEST = 250;

export const KB = 1024;

export const fill = (unit: string, bytes: number) => unit.repeat(Math.floor(bytes / Buffer.byteLength(unit)));

type Opened = {
  shop: WholeShop;
  customer: Person;
  owner: Person;
  /** The customer's order, delivered just now, so that she may complain. */
  uuid: string;
};

/**
 * Opens the whole shop for a file of tests that send the worst requests.
 * @param take gets it, with its people
 * @returns what sends them
 */
export function openWorstRequestsFor(take: (opened: Opened) => void) {
  vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

  let database: OpenDatabase;
  let shop: WholeShop;
  let customer: Person;
  let owner: Person;
  let uuid = "";
  let sent = 0;

  beforeAll(async () => {
    database = await testDatabase();
    await loadDemoContent(database);
    shop = await openWholeShop(database);
    customer = await shop.person("kamala");
    owner = await shop.person("owner", { role: "owner" });
    ({ uuid } = await orderOf(shop, customer));
    await database.db.update(orders).set({ status: "delivered" });
    await database.db
      .insert(orderEvents)
      .values({ orderId: uuid, status: "delivered", at: new Date(), by: "owner", note: "" });
    take({ shop, customer, owner, uuid });
  });
  afterAll(async () => {
    await shop.close();
    await database.close();
  });

  const send = (person: Person, call: Sent) => {
    sent += 1;
    return person.send({ ...call, from: `10.1.${sent >> 8}.${sent & 255}` });
  };

  /** Sends each request, checks its status, and returns those that blocked the event loop. */
  async function slowOnes(
    person: Person,
    calls: Record<string, Sent>,
    expected: (name: string) => number,
    longest = LONGEST,
  ): Promise<string[]> {
    const slow: string[] = [];
    for (const [name, call] of Object.entries(calls)) {
      let status = 0;
      const turn = await longestTurn(async () => {
        ({ status } = await send(person, call));
      }, longest);
      expect([name, status]).toEqual([name, expected(name)]);
      const line = `${turn.toFixed(0).padStart(5)} ms ${status} ${call.method} ${call.url.slice(0, 50)} ${name}`;
      if (process.env.SHOW_DELAYS) process.stdout.write(`${line}\n`);
      if (turn >= longest) slow.push(line);
    }
    return slow;
  }

  return { slowOnes };
}
