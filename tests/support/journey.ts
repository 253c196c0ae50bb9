import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import {
  type OpenDatabase,
  openEmbedded,
  openPostgres,
} from "../../src/infrastructure/database/open-database.ts";
import { demoPlace, JOURNEYS_ON } from "./demo-place.ts";
import { type RunningShop, startShop } from "./shop.ts";

type Fixtures = {
  /** Is a page left alone until it runs? Before, a link loads a new document, as without script. */
  waits: boolean;
  /** Complaints of the browser so far; a journey that expects one removes it. */
  complaints: string[];
};

/** The shop of a journey: where it is, what it said, and a way to change it from inside. */
export type JourneyShop = Pick<RunningShop, "url" | "said"> & {
  /** Closes the shop, does this with its database, and opens it again at the same address. */
  whileClosed(work: (database: OpenDatabase) => Promise<void>): Promise<void>;
};

/** Begins a console message about a broken content security policy. */
const VIOLATION = "[policy]";

/**
 * A journey in a real browser, on a shop of the worker's own. A complaint of the browser's console, and a broken
 * content security policy, fail it.
 */
export const test = base.extend<Fixtures, { shop: JourneyShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are used from this pattern.
    async ({}, use) => {
      const { directory, env, remove } = await demoPlace(JOURNEYS_ON);
      let shop = await startShop({ directory, env });
      const { url } = shop;
      const whileClosed = async (work: (database: OpenDatabase) => Promise<void>) => {
        await shop.stop();
        const database = env.DATABASE_URL
          ? openPostgres(env.DATABASE_URL, () => {})
          : await openEmbedded(directory);
        await work(database);
        await database.close();
        shop = await startShop({ directory, env, port: Number(new URL(url).port) });
      };
      await use({ url, said: () => shop.said(), whileClosed });
      await shop.stop();
      await remove();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
  waits: [true, { option: true }],
  page: async ({ page, waits }, use) => {
    if (waits) {
      const goto = page.goto.bind(page);
      page.goto = async (...address) => {
        const reply = await goto(...address);
        await page.waitForFunction(() => !window.early);
        return reply;
      };
    }
    await use(page);
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      const violations: string[] = [];
      await page.addInitScript((mark) => {
        document.addEventListener("securitypolicyviolation", (event) =>
          // biome-ignore lint/suspicious/noConsole: the console is how the page tells the journey
          console.debug(mark, event.effectiveDirective, event.blockedURI, event.documentURI),
        );
      }, VIOLATION);
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
        if (message.text().startsWith(VIOLATION)) violations.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("requestfailed", (request) => {
        // A page that is left cancels what it still asked for.
        if (request.failure()?.errorText !== "net::ERR_ABORTED") complaints.push(`${request.url()} failed`);
      });
      await use(complaints);
      expect(complaints, "the browser complained").toEqual([]);
      expect(violations, "the content security policy was broken").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Nothing on this page, as it is now, keeps anybody out: WCAG 2.2 A and AA, as far as a machine can tell. Every rule is
 * run; what passed is not told at length, and a page without frames is judged in place rather than in a second page,
 * which halves the time.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .setLegacyMode(page.frames().length === 1)
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`),
  ).toEqual([]);
}

/** Signs in without the page for it, as somebody else than before; a demo account unless another password is told. */
export async function signInAs(
  page: Page,
  shop: string,
  email: string,
  password = "demo-password",
): Promise<void> {
  await page.context().clearCookies();
  const data = { email, password };
  const headers = { origin: shop };
  expect((await page.request.post("/api/auth/sign-in/email", { data, headers })).ok()).toBe(true);
}

export const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

/** How much of the page jumped while it loaded. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[]) {
            if (!entry.hadRecentInput) sum += entry.value;
          }
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => done(sum)));
      }),
  );
}
