import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test as base, expect, type Page, type Request } from "@playwright/test";
import type * as Axe from "axe-core";
import type { OpenDatabase } from "../../src/infrastructure/database/open-database.ts";
import { demoDeployment, JOURNEYS_ON, openDatabaseOf } from "./demo-deployment.ts";
import { NEVER_OVERLOADED, type RunningShop, startShop } from "./shop.ts";

type Fixtures = {
  /** Wait for the page's script before going on? Until it runs, links load new documents, as without script. */
  waits: boolean;
  /** Errors that the browser reported. A journey removes those that it expects. */
  complaints: string[];
};

/** The shop of a journey: its URL, its output, and access to its database. */
export type JourneyShop = Pick<RunningShop, "url" | "said"> & {
  /** Changes what no shop holds in memory. An embedded database is closed and opened again at the same URL for it. */
  inDatabase(work: (database: OpenDatabase) => Promise<void>): Promise<void>;
};

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Characters of the shop's log that a failed journey shows. */
const LOG_LENGTH = 2_000;

/** Prefix of a console message about a violated content security policy. */
const VIOLATION = "[policy]";

/**
 * A journey in a real browser, with one shop per worker. Fails on errors in the browser's console and on violations
 * of the content security policy.
 */
export const test = base.extend<Fixtures, { shop: JourneyShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are used from this pattern.
    async ({}, use) => {
      const { directory, env: deployed, remove } = await demoDeployment(JOURNEYS_ON);
      const env = { ...deployed, ...NEVER_OVERLOADED };
      let shop = await startShop({ directory, env });
      const { url } = shop;
      const withDatabase = async (work: (database: OpenDatabase) => Promise<void>) => {
        const database = await openDatabaseOf({ directory, env });
        await work(database);
        await database.close();
      };
      const whileClosed: JourneyShop["inDatabase"] = async (work) => {
        await shop.stop();
        await withDatabase(work);
        shop = await startShop({ directory, env, port: Number(new URL(url).port) });
      };
      const inDatabase = JOURNEYS_ON === "PostgreSQL" ? withDatabase : whileClosed;
      await use({ url, said: () => shop.said(), inDatabase });
      await shop.stop();
      await remove();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
  waits: [true, { option: true }],
  page: async ({ page, waits }, use) => {
    followRequests(page);
    if (waits) {
      const goto = page.goto.bind(page);
      page.goto = async (...address) => {
        const reply = await goto(...address);
        await pageRuns(page);
        return reply;
      };
    }
    await use(page);
  },
  complaints: [
    async ({ page, shop }, use) => {
      const complaints: string[] = [];
      const saidBefore = shop.said().length;
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
      collectErrors(page, complaints);
      page.on("requestfailed", (request) => {
        // Leaving a page cancels its open requests.
        const reason = request.failure()?.errorText;
        if (reason !== "net::ERR_ABORTED") complaints.push(`${request.url()} failed: ${reason}`);
      });
      await use(complaints);
      // Read only here: the reason of a failed request stands in the shop's log.
      const said = () => shop.said().slice(saidBefore).slice(-LOG_LENGTH);
      expect(
        complaints,
        complaints.length > 0 ? `the browser complained. The shop said: ${said()}` : "",
      ).toEqual([]);
      expect(violations, "the content security policy was broken").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Collects the errors that a page does not catch. */
export function collectErrors(page: Page, complaints: string[]): void {
  page.on("pageerror", (error) => {
    // React Router 8.4 does not catch the end of a reply that is cut off because the visitor goes on to another page.
    if (String(error) !== "AbortError: signal is aborted without reason") complaints.push(String(error));
  });
}

/** Expects no violation of WCAG 2.2 A and AA that axe can find. Runs every rule; reports failures only. */
export async function expectAccessible(page: Page): Promise<void> {
  // It would have to be injected into each frame.
  expect(page.frames(), "axe checks no frames").toHaveLength(1);
  await layOutWhole(page);
  await transitionsEnd(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof Axe };
    // The results have the HTML of each element otherwise.
    axe.configure({ noHtml: true });
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    const { violations } = await axe.run({
      runOnly: { type: "tag", values: tags },
      resultTypes: ["violations"],
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
    );
  });
  expect(violations).toEqual([]);
}

/** Lays out what is laid out in turn after the first screen, see `layout.css`. */
function layOutWhole(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.dataset.whole = "";
  });
}

/**
 * Waits for running transitions and animations, because a colour half-way has another contrast. In parts of the page
 * that the browser skips (`content-visibility`) they stand still. Waits for what the last press still has to draw first.
 */
async function transitionsEnd(page: Page): Promise<void> {
  await pageIdles(page);
  await page.evaluate(async () => {
    const isSeen = (effect: AnimationEffect | null) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility({ contentVisibilityAuto: true });
    // A spinner never ends, and an animation of scrolling does not end by itself.
    const isEnding = ({ effect, timeline }: Animation) =>
      timeline === document.timeline && Number.isFinite(effect?.getComputedTiming().endTime);
    const isRunning = (animation: Animation) =>
      isEnding(animation) && animation.playState === "running" && isSeen(animation.effect);
    while (document.getAnimations().some(isRunning)) await new Promise(requestAnimationFrame);
  });
}

/** Waits for a frame with idle time after it. */
function pageIdles(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((idle) => requestAnimationFrame(() => requestIdleCallback(() => idle()))),
  );
}

/** Delays the page's script, or that of a part, until the returned function is called. */
export async function holdScripts(page: Page, name = "entry.client"): Promise<() => Promise<void>> {
  const requested = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    requested.resolve();
    await released.promise;
    await route.continue();
  });
  return async () => {
    // A name that no script has would hold nothing.
    await requested.promise;
    released.resolve();
  };
}

/** Waits until the page's script runs. */
export async function pageRuns(page: Page): Promise<void> {
  await page.waitForFunction(() => !window.early);
}

/** Requests of the page that are not answered yet. */
const openRequests = new WeakMap<Page, Set<Request>>();

function followRequests(page: Page): void {
  const open = new Set<Request>();
  openRequests.set(page, open);
  page.on("request", (request) => {
    // A new document ends the requests of the one before, not always with an event.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    // A stream of events stays open.
    if (request.resourceType() !== "eventsource") open.add(request);
  });
  for (const event of ["requestfinished", "requestfailed"] as const)
    page.on(event as "requestfinished", (request) => open.delete(request));
}

/**
 * Lays out the whole page once it runs, and waits until it has nothing more to do: no request is open for two frames
 * with idle time after them. `networkidle` waits half a second longer.
 */
export async function pageSettles(page: Page): Promise<void> {
  await page.waitForFunction(() => !window.early);
  await layOutWhole(page);
  const open = openRequests.get(page);
  if (!open) throw new Error("only the requests of the journey's own page are followed");
  for (let quietFrames = 0; quietFrames < 2; ) {
    const wasQuiet = open.size === 0;
    await pageIdles(page);
    quietFrames = wasQuiet && open.size === 0 ? quietFrames + 1 : 0;
  }
}

/**
 * Signs in by API as another person; with the demo password by default. Leaves the open page first: a page that follows
 * its order would read it again as the other person, and be refused.
 */
export async function signInAs(
  page: Page,
  shop: string,
  email: string,
  password = "demo-password",
): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies();
  const data = { email, password };
  const headers = { origin: shop };
  expect((await page.request.post("/api/auth/sign-in/email", { data, headers })).ok()).toBe(true);
}

export const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

/**
 * The cumulative layout shift of the page that this document was opened for. A navigation without a new document replaces
 * all content, which the browser counts as a shift if it takes more than 500 ms.
 */
export async function layoutShift(page: Page): Promise<number> {
  const opened = await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name ?? "");
  const paths = [opened, page.url()].map((url) => new URL(url).pathname);
  expect(paths[0], "layout shift is measured on a page that was loaded or reloaded").toBe(paths[1]);
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
