import { setTimeout as pause } from "node:timers/promises";
import type { Browser, CDPSession, Locator, Page } from "@playwright/test";
import { addDays, dayOf } from "../src/shop/basics/india-time.ts";
import { enterPincode, orderNow, pickDay } from "../tests/support/checkout-steps.ts";

/** Visits whose median counts. */
const VISITS = 5;
/** By then a press is painted, also on a slow phone. In ms. */
const PAINTED_MS = 1_000;
/**
 * How long a finger rests on the screen, in ms. The browser paints the pressed state meanwhile; a tap that ends at once
 * would count that paint as well.
 */
const FINGER_RESTS_MS = 80;

type Press = {
  name: string;
  /** Finds what is pressed, and leads to it without counting. */
  find(page: Page): Promise<Locator> | Locator;
  /** Exists once the press was answered: one that hits nothing would look fast. */
  answer(page: Page): Locator;
};

const dates = (page: Page) => page.getByRole("dialog", { name: "Select Delivery Date" });
const times = (page: Page) => page.getByRole("dialog", { name: "Select Delivery Time" });
const filters = (page: Page) => page.getByRole("dialog", { name: "Filters" });

/** The day after tomorrow in the open calendar. */
async function aDay(page: Page): Promise<Locator> {
  let day = page.locator("none");
  await pickDay(dates(page), addDays(dayOf(new Date()), 2), {
    press: async (target) => {
      day = target;
      if ((await target.textContent()) === "") await target.tap();
    },
  });
  return day;
}

const closeMenu = (page: Page) => page.getByRole("button", { name: "Close the menu" });
const withoutDialog = (page: Page) => page.locator("html:not([data-locked])");

/** Presses on a cake's page, in the order of a shopper. */
const ON_CAKE: Press[] = [
  {
    name: "open the calendar",
    find: (page) => page.getByRole("button", { name: "Select Delivery Date" }),
    answer: dates,
  },
  { name: "choose a day", find: aDay, answer: times },
  {
    name: "choose how it comes",
    find: (page) => times(page).getByText("Fixed Time Delivery"),
    answer: (page) => times(page).locator(".type.is-on", { hasText: "Fixed Time" }),
  },
  {
    name: "choose an hour",
    find: (page) => times(page).locator(".slot:not(.is-full)").last(),
    answer: (page) => times(page).locator(".slot.is-on"),
  },
  {
    name: "confirm the hour",
    find: (page) => times(page).getByRole("button", { name: /^Choose / }),
    answer: (page) => page.getByRole("button", { name: "Change date and time" }),
  },
  {
    name: "ORDER NOW",
    find: orderNow,
    answer: (page) => page.getByRole("dialog", { name: /Please login/ }),
  },
  {
    name: "close a dialog",
    find: (page) => page.getByRole("button", { name: "Close" }),
    answer: withoutDialog,
  },
];

/** Presses on a listing. */
const ON_LISTING: Press[] = [
  {
    name: "open the menu",
    find: (page) => page.getByRole("button", { name: "Menu", exact: true }),
    answer: closeMenu,
  },
  { name: "close the menu", find: closeMenu, answer: (page) => page.locator(".menu:not(:popover-open)") },
  {
    name: "open the filters",
    find: (page) => page.getByRole("button", { name: /^Filters/ }),
    answer: filters,
  },
  {
    name: "choose a filter",
    find: (page) => filters(page).getByRole("checkbox").filter({ visible: true }).first().locator(".."),
    answer: (page) => filters(page).locator(":checked").first(),
  },
  {
    name: "close the filters",
    find: (page) => filters(page).getByRole("button", { name: /^Show / }),
    answer: withoutDialog,
  },
];

/**
 * How long presses on a phone take until something is painted after them, as the browser's Event Timing reports it:
 * medians in ms. The next step may follow a paint later.
 * @param slowdown slows the browser's CPU down by this factor
 */
export async function measureInteractions(
  browser: Browser,
  { shop, cake, listing, slowdown }: { shop: string; cake: string; listing: string; slowdown: number },
): Promise<Map<string, number>> {
  const durations = new Map<string, number[]>();
  for (let visit = 0; visit < VISITS; visit++) {
    for (const [path, presses] of [
      [cake, ON_CAKE],
      [listing, ON_LISTING],
    ] as const) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      });
      const page = await context.newPage();
      await page.addInitScript(recordEvents);
      await page.goto(shop + path);
      await page.waitForFunction(() => !window.early);
      if (presses === ON_CAKE) await enterPincode(page);
      await page.waitForTimeout(PAINTED_MS);
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      for (const { name, find, answer } of presses) {
        const target = await find(page);
        await target.scrollIntoViewIfNeeded();
        await page.waitForTimeout(PAINTED_MS);
        await page.evaluate(() => window.pressDurations.splice(0));
        await press(session, target);
        await answer(page).waitFor({ state: "attached" });
        await page.waitForTimeout(PAINTED_MS);
        const longest = Math.max(0, ...(await page.evaluate(() => window.pressDurations)));
        durations.set(name, [...(durations.get(name) ?? []), longest]);
      }
      await context.close();
    }
  }
  return new Map([...durations].map(([name, list]) => [name, median(list)]));
}

/** Presses the middle of an element that is on the screen, and fails if something covers it. */
async function press(session: CDPSession, target: Locator): Promise<void> {
  await target.tap({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error("nothing is there to press");
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await pause(FINGER_RESTS_MS);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

declare global {
  interface Window {
    /** Durations of presses and keys, in ms. The browser rounds them to 8 ms and leaves out those below 16. */
    pressDurations: number[];
  }
}

/** Runs in the page. */
function recordEvents(): void {
  window.pressDurations = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) window.pressDurations.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
