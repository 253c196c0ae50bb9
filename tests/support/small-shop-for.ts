import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import type { Db } from "../../src/infrastructure/database/db.ts";
import type { OpenDatabase } from "../../src/infrastructure/database/open-database.ts";
import type { Outcome } from "../../src/shop/basics/outcome.ts";
import type { Services } from "../../src/shop/services.ts";
import { reopened, testDatabase } from "./database.ts";
import { SATURDAY_MORNING, seedSmallShop } from "./small-shop.ts";
import { testServices } from "./test-services.ts";

/** The small shop in a database of its own. */
export class SmallShop {
  /** The time of the shop's clock. */
  now = SATURDAY_MORNING;
  #opened: { database: OpenDatabase; services: Services } | null = null;

  get db(): Db {
    return this.#shop.database.db;
  }

  get services(): Services {
    return this.#shop.services;
  }

  /** The same database as another process has it, with a catalogue and caches of its own. */
  otherInstance(logQuery: (query: string) => void = () => {}): Services {
    return testServices(reopened(this.#shop.database, logQuery), () => this.now);
  }

  async open(): Promise<void> {
    const database = await testDatabase();
    this.#opened = { database, services: testServices(database.db, () => this.now) };
    await seedSmallShop(database.db);
  }

  async close(): Promise<void> {
    await this.#opened?.database.close();
  }

  get #shop() {
    if (!this.#opened) throw new Error("the shop opens before the first test of the file");
    return this.#opened;
  }
}

/**
 * Opens a small shop before a file's first test, and closes it after the last.
 * @param resetsClock each test starts on Saturday morning; false for tests of what is cached for a time
 */
export function openSmallShopFor({ resetsClock = true } = {}): SmallShop {
  const shop = new SmallShop();
  beforeAll(() => shop.open());
  beforeEach(() => {
    if (resetsClock) shop.now = SATURDAY_MORNING;
  });
  afterAll(() => shop.close());
  return shop;
}

/** Opens a new small shop for each test. */
export function openSmallShopForEach(): SmallShop {
  const shop = new SmallShop();
  beforeEach(() => shop.open());
  afterEach(() => shop.close());
  return shop;
}

/** The value of an outcome that is expected to succeed. */
export function succeeded<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
}
