import { describe, expect, test } from "vitest";
import { type CreatedOrder, type PaymentTools, payOrder, type Reply, type WindowEnd } from "./pay-order.ts";
import { type Failure, type PaymentEvent, type PaymentState, paymentAfter, READY } from "./payment-flow.ts";

const summary = { items: 1259, addOns: 128, delivery: 150, coins: 0, total: 1537 };
const order: CreatedOrder = {
  razorpayOrder: { id: "order_1", amount: 153700, currency: "INR" },
  keyId: "key",
  checkoutUrl: "https://provider.example/checkout.js",
  holdUntil: "2026-11-21T10:45:00Z",
  summary,
  uuid: "0b6c2f5e-5f4e-4d7c-9b58-1f0c3c1f6a11",
};
const signedPayment = { orderId: "order_1", paymentId: "pay_1", signature: "s" };
const failure = (status: number, code = "x", message = "Said by the shop.", data?: unknown): Failure => ({
  status,
  code,
  message,
  data,
});
const no = (status: number, code?: string, message?: string, data?: unknown): Reply<never> => ({
  ok: false,
  ...failure(status, code, message, data),
});

/** Runs one attempt in which everything works except what is passed. */
async function attempt(
  world: Partial<{
    address: Reply<unknown> | null;
    created: Reply<CreatedOrder>;
    end: WindowEnd;
    verified: Reply<{ uuid: string }>[];
  }> = {},
  from: PaymentState = READY,
) {
  let state = paymentAfter(from, { type: "start" });
  const waits: number[] = [];
  const calls: string[] = [];
  const stages: string[] = [state.stage];
  const verified = [...(world.verified ?? [{ ok: true as const, data: { uuid: order.uuid } }])];
  const address = world.address;
  const tools: PaymentTools = {
    saveAddress: address
      ? async () => {
          calls.push("address");
          return address;
        }
      : null,
    createOrder: async () => {
      calls.push("order");
      return world.created ?? { ok: true, data: order };
    },
    openWindow: async (_order, opened) => {
      calls.push("window");
      if (world.end?.how !== "missing") opened();
      return world.end ?? { how: "paid", signedPayment };
    },
    verify: async () => {
      calls.push("verify");
      return verified.length > 1 ? (verified.shift() as Reply<{ uuid: string }>) : (verified[0] ?? no(0));
    },
    wait: async (ms) => {
      waits.push(ms);
    },
    tell: (event: PaymentEvent) => {
      state = paymentAfter(state, event);
      stages.push(state.stage);
    },
  };
  return { paid: await payOrder(tools), state, waits, calls, stages };
}

describe("one attempt to pay", () => {
  test("a paid order leads to its progress", async () => {
    const { paid, stages } = await attempt();
    expect(paid).toEqual({ uuid: order.uuid, providerOrderId: "order_1" });
    expect(stages).toEqual(["saving", "ordering", "opening", "paying", "verifying", "leaving"]);
  });

  test("an address entered by hand is saved before the order is made", async () => {
    expect((await attempt({ address: { ok: true, data: null } })).calls).toEqual([
      "address",
      "order",
      "window",
      "verify",
    ]);
  });

  test("an address that can't be saved does not stop the payment", async () => {
    expect((await attempt({ address: no(409, "too-many-addresses") })).paid?.uuid).toBe(order.uuid);
  });

  test("no order is created if the shop can't be reached to save the address", async () => {
    const { paid, calls, state } = await attempt({ address: no(0) });
    expect(paid).toBeNull();
    expect(calls).toEqual(["address"]);
    expect(state).toMatchObject({ stage: "ready", note: { remedy: "try again" } });
  });

  test("closing the payment window shows a message and keeps the reservation", async () => {
    const { paid, state } = await attempt({ end: { how: "closed", reason: null } });
    expect(paid).toBeNull();
    expect(state).toMatchObject({ stage: "ready", holdUntil: order.holdUntil, summary });
    expect(state.note?.text).toContain("You closed the payment window.");
  });

  test("a declined payment shows the bank's reason", async () => {
    const { state } = await attempt({ end: { how: "closed", reason: "Your card was declined." } });
    expect(state.note?.text).toContain("The payment did not go through: Your card was declined.");
    expect(state.note?.remedy).toBe("try again");
  });

  test("a payment script that does not load shows a message and can be retried", async () => {
    const { state } = await attempt({ end: { how: "missing" } });
    expect(state).toMatchObject({ stage: "ready", note: { remedy: "try again" } });
  });

  test("the payment is confirmed again if the shop can't be reached", async () => {
    const { paid, waits } = await attempt({
      verified: [no(0), no(503), { ok: true, data: { uuid: order.uuid } }],
    });
    expect(paid?.uuid).toBe(order.uuid);
    expect(waits).toEqual([500, 1500]);
  });

  test("the shopper reaches the order even if the shop stays unreachable", async () => {
    const { paid, calls } = await attempt({ verified: [no(0)] });
    expect(paid).toEqual({ uuid: order.uuid, providerOrderId: "order_1" });
    expect(calls.filter((call) => call === "verify")).toHaveLength(4);
  });

  test("a refused confirmation is not sent again", async () => {
    const { calls } = await attempt({ verified: [no(400)] });
    expect(calls.filter((call) => call === "verify")).toHaveLength(1);
  });
});

describe("the message when no order can be created", () => {
  test.each([
    [failure(0), "could not be reached", "try again"],
    [failure(401, "sign-in-needed"), "signed out", "sign in"],
    [failure(409, "slot-full", "This delivery time is fully booked."), "fully booked", "other slot"],
    [failure(409, "slot-closed", "Too late for that."), "Too late", "other slot"],
    [failure(404, "unknown-sku", "We do not have this any more."), "any more", "other cake"],
    [failure(409, "cart-changed", "Your cart has changed."), "cart has changed", "look at cart"],
    [failure(422, "order-too-large", "It costs too much."), "costs too much", "look at cart"],
    [failure(502, "gateway-away", "The payment provider is away."), "provider is away", "try again"],
    [failure(503, "unavailable", ""), "Nothing was paid", "try again"],
  ] as const)("%o", async (refused, words, remedy) => {
    const { state } = await attempt({ created: { ok: false, ...refused } });
    expect(state.stage).toBe("ready");
    expect(state.note?.text).toContain(words);
    expect(state.note?.remedy).toBe(remedy);
  });

  test("a changed price shows the fresh figures and asks again", async () => {
    const fresh = { ...summary, items: 1299, total: 1577 };
    const { state } = await attempt({ created: no(409, "price-changed", "Changed.", { summary: fresh }) });
    expect(state).toMatchObject({ stage: "ready", summary: fresh, note: { remedy: "confirm price" } });
  });
});

describe("the payment state machine", () => {
  test("a second click while working starts nothing", () => {
    const working = paymentAfter(READY, { type: "start" });
    expect(paymentAfter(working, { type: "start" })).toBe(working);
  });

  test("events of a finished attempt change nothing", () => {
    expect(paymentAfter(READY, { type: "paid" })).toBe(READY);
  });

  test("another order resets the figures and the reservation", async () => {
    const { state } = await attempt({ end: { how: "closed", reason: null } });
    expect(paymentAfter(state, { type: "changed" })).toEqual(READY);
  });

  test("the message about a changed cart stays when the changed cart is shown", async () => {
    const refused = failure(409, "cart-changed", "Your cart has changed.");
    const { state } = await attempt({ created: { ok: false, ...refused } });
    expect(paymentAfter(state, { type: "changed" })).toEqual({ ...READY, note: state.note });
  });
});
