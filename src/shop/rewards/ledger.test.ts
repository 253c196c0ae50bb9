import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { propertyRuns } from "../../../tests/support/property-runs.ts";
import { testServices } from "../../../tests/support/test-services.ts";
import { users } from "../accounts/accounts.tables.ts";
import { randomUuid } from "../basics/ids.ts";
import { paise } from "../basics/money.ts";
import { NewSkuForm } from "../catalogue/products/product.inputs.ts";
import { reviews } from "../reviews/reviews.tables.ts";
import { rewardReview } from "../reviews/reward-review.ts";
import type { Services } from "../services.ts";
import { acceptReferral } from "./accept-referral.ts";
import { earnCoins } from "./earn-coins.ts";
import { getReferralCode } from "./get-referral-code.ts";
import { holdCoins } from "./hold-coins.ts";
import { returnCoins } from "./return-coins.ts";
import { revokeCoins } from "./revoke-coins.ts";
import { getCoinBalance, getLedger } from "./rewards.reads.ts";
import { welcomeCustomer } from "./welcome-customer.ts";

let opened: Awaited<ReturnType<typeof testDatabase>>;
let services: Services;

beforeAll(async () => {
  opened = await testDatabase();
  services = testServices(opened.db);
});
afterAll(() => opened.close());

async function newCustomer(): Promise<string> {
  const id = randomUuid();
  await opened.db.insert(users).values({ id, name: "Asha", email: `${id}@example.com` });
  return id;
}

async function coinsOf(userId: string): Promise<number> {
  return getCoinBalance(services, { userId });
}

async function codeOf(userId: string): Promise<string> {
  return getReferralCode(services, { userId });
}

/** A review of a delivered line of this order. Returns its id. */
async function reviewOf(userId: string, orderId: string, status: "pending" | "approved"): Promise<string> {
  const id = randomUuid();
  await opened.db.insert(reviews).values({
    ...{
      id,
      userId,
      orderId,
      status,
      digest: id,
      productId: "TRUF",
      stars: 4,
      bought: "1 kg",
      message: "Good.",
    },
    ...{ name: "Asha", email: "asha@example.com", phone: "+919876543210", createdAt: services.clock() },
    // Its order is not written down here, only what the ledger hears of it.
    ...{ isDemo: true, decidedAt: status === "approved" ? services.clock() : null },
  });
  return id;
}

const delivered = (userId: string, rupees = 1000) =>
  earnCoins(services, { userId, orderId: randomUuid(), paidPaise: paise(rupees * 100) });

test("a delivered order earns a coin for every whole ₹10, once, however often the event repeats", async () => {
  const userId = await newCustomer();
  const order = { userId, orderId: randomUuid(), paidPaise: paise(129_900) };
  await earnCoins(services, order);
  await earnCoins(services, order);
  expect(await coinsOf(userId)).toBe(129);
});

test("a new size promises the coins that its payment earns", async () => {
  const userId = await newCustomer();
  const size = NewSkuForm.parse({
    ...{ sku: "", weight: "1 kg", serves: "8", eggless: false, active: true },
    ...{ pricePaise: "1299", sellPaise: "1299", costPaise: "" },
  });
  await delivered(userId, 1299);
  expect(size.points).toBe(await coinsOf(userId));
});

test("an order that cost less than ₹10 earns nothing", async () => {
  const userId = await newCustomer();
  await delivered(userId, 9);
  expect(await coinsOf(userId)).toBe(0);
});

test("a friend's first delivered order earns the referrer 200 coins, the second none", async () => {
  const [asha, ravi] = [await newCustomer(), await newCustomer()];
  expect(await acceptReferral(services, { userId: ravi, code: await codeOf(asha) })).toMatchObject({
    ok: true,
  });
  expect(await coinsOf(asha)).toBe(0);
  await delivered(ravi);
  await delivered(ravi);
  expect(await coinsOf(asha)).toBe(200);
});

test("nobody refers themselves, and a second referrer, or one after the first order, is refused", async () => {
  const [asha, ravi, meera] = [await newCustomer(), await newCustomer(), await newCustomer()];
  const no = { ok: false, code: "referral-not-possible" };
  expect(await acceptReferral(services, { userId: asha, code: await codeOf(asha) })).toMatchObject(no);
  await acceptReferral(services, { userId: ravi, code: await codeOf(asha) });
  expect(await acceptReferral(services, { userId: ravi, code: await codeOf(asha) })).toMatchObject({
    ok: true,
  });
  expect(await acceptReferral(services, { userId: ravi, code: await codeOf(meera) })).toMatchObject(no);
  await delivered(meera);
  expect(await acceptReferral(services, { userId: meera, code: await codeOf(asha) })).toMatchObject(no);
});

test("two friends can't bring each other", async () => {
  const [asha, ravi] = [await newCustomer(), await newCustomer()];
  await acceptReferral(services, { userId: ravi, code: await codeOf(asha) });
  expect(await acceptReferral(services, { userId: asha, code: await codeOf(ravi) })).toMatchObject({
    code: "referral-not-possible",
  });
});

test("an unknown referral code is refused", async () => {
  const userId = await newCustomer();
  expect(await acceptReferral(services, { userId, code: "NOBODYS0" })).toMatchObject({
    code: "unknown-referral-code",
  });
});

test("a refunded order gives its coins back to the shop, but what was spent stays spent", async () => {
  const userId = await newCustomer();
  const orderId = randomUuid();
  await earnCoins(services, { userId, orderId, paidPaise: paise(50_000) });
  await holdCoins(services, { userId, orderId: randomUuid(), coins: 30 });
  expect(await revokeCoins(services, { userId, orderId })).toEqual({ ok: true, value: 20 });
  expect(await revokeCoins(services, { userId, orderId })).toEqual({ ok: true, value: 0 });
  expect(await coinsOf(userId)).toBe(0);
  await delivered(userId, 500);
  expect(await revokeCoins(services, { userId, orderId })).toEqual({ ok: true, value: 0 });
  expect(await coinsOf(userId)).toBe(50);
});

test("in any sequence of events, a ledger's entries add up to its balance, which is never below zero", async () => {
  const step = fc.record({
    what: fc.constantFrom("welcome", "hold", "give back", "deliver", "refund", "refer", "review"),
    order: fc.nat({ max: 3 }),
    size: fc.integer({ min: 1, max: 200 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
      const [userId, friend] = [await newCustomer(), await newCustomer()];
      const orders = Array.from({ length: 4 }, randomUuid);
      const approved = new Set<string>();
      for (const { what, order, size } of steps) {
        const target = { userId, orderId: orders[order] ?? "" };
        if (what === "welcome") await welcomeCustomer(services, target);
        else if (what === "hold") await holdCoins(services, { ...target, coins: size });
        else if (what === "give back") await returnCoins(services, target);
        else if (what === "deliver") await earnCoins(services, { ...target, paidPaise: paise(size * 1000) });
        else if (what === "refund") await revokeCoins(services, target);
        else if (what === "review") {
          await rewardReview(services, { reviewId: await reviewOf(userId, target.orderId, "pending") });
          approved.add(await reviewOf(userId, target.orderId, "approved"));
          // The job of any of them may run again.
          for (const reviewId of approved) await rewardReview(services, { reviewId });
        } else {
          await acceptReferral(services, { userId: friend, code: await codeOf(userId) });
          await delivered(friend, size);
        }
      }
      const ledger = await getLedger(services, { userId, limit: 1000 });
      const entries = ledger.toReversed();
      let balance = 0;
      for (const entry of entries) {
        balance += entry.amount;
        expect(entry.balance).toBe(balance);
        expect(balance).toBeGreaterThanOrEqual(0);
      }
      expect(await coinsOf(userId)).toBe(balance);
      const forReviews = entries.filter(({ reason }) => reason === "review").map(({ amount }) => amount);
      expect(forReviews).toEqual(Array(approved.size).fill(200));
    }),
    { numRuns: propertyRuns(15) },
  );
});
