import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { SignedPayment } from "../../src/shop/checkout/verify-payment.ts";
import {
  type Answer,
  type OrderWish,
  orderOf,
  PASSWORD,
  payInWindow,
  type Shopper,
  visitor,
} from "../support/shopper.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** A reply by which the shop confirmed something to a shopper, and must keep it. */
export type Confirmation = { uuid: string; said: "created" | "placed" | "cancelled" };

export type ChaosContext = {
  origin: string;
  instances: string[];
  provider: string;
  wishes: OrderWish[];
  confirmations: Confirmation[];
  /** Counts of what shoppers did and met, by name. */
  counts: Map<string, number>;
};

/** Refusals that are normal in a full and failing shop. */
const EXPECTED = [
  "slot-full",
  "too-many-open-payments",
  "order-lapsed",
  "payment-provider-down",
  "cart-changed",
];
/** How long a shopper waits for a shop that is down, in ms. */
const PATIENCE = 120_000;

/** One shopper, from sign-up to the last order: impatient, forgetful, and with two tabs open. */
export class ChaosShopper {
  readonly #context: ChaosContext;
  readonly #random: SeededRandom;
  readonly #visitor: Shopper;

  constructor(context: ChaosContext, nth: number, random: SeededRandom) {
    this.#context = context;
    this.#random = random;
    this.#visitor = visitor(
      {
        origin: context.origin,
        instance: () => random.pick(context.instances),
        headers: { "x-forwarded-for": `10.${nth >> 8}.${nth & 255}.7` },
      },
      `chaos-${nth}@example.com`,
    );
  }

  async live(): Promise<void> {
    await this.#signUp();
    const orders = this.#random.pick([1, 1, 1, 2]);
    for (let nth = 0; nth < orders; nth++) await this.#shopOnce();
    this.#note("shoppers");
  }

  #note(what: string): void {
    this.#context.counts.set(what, (this.#context.counts.get(what) ?? 0) + 1);
  }

  /** Retries while the shop is down, as people do. Returns its first reply. */
  async #withRetries(call: () => Promise<Answer>): Promise<Answer> {
    const until = Date.now() + PATIENCE;
    for (;;) {
      const answer = await call().catch(ignoreBrokenConnection);
      if (answer && answer.status < 500 && answer.status !== 429) return answer;
      this.#note(answer ? `answers ${answer.status}` : "connections that broke");
      if (Date.now() > until) throw new Error(`the shop stayed away: ${answer?.status ?? "no answer"}`);
      await pause(this.#random.between(100, 700));
    }
  }

  async #signUp(): Promise<void> {
    const { email } = this.#visitor;
    const until = Date.now() + PATIENCE;
    while (!(await this.#isLetIn(email))) {
      if (Date.now() > until) throw new Error(`${email} could not sign up`);
      await pause(this.#random.between(100, 700));
    }
    await this.#withRetries(() => this.#visitor.get("/api/me"));
  }

  async #isLetIn(email: string): Promise<boolean> {
    const { post } = this.#visitor;
    const account = { name: "Asha Rao", email, password: PASSWORD };
    const made = await post("/api/auth/sign-up/email", account).catch(ignoreBrokenConnection);
    if (made?.status === 200) return true;
    // An earlier call without a reply may have created the account.
    const known = await post("/api/auth/sign-in/email", { email, password: PASSWORD }).catch(
      ignoreBrokenConnection,
    );
    return known?.status === 200;
  }

  async #shopOnce(): Promise<void> {
    const order = await this.#order();
    if (!order) return;
    const { uuid, razorpayOrder } = order;
    this.#record(uuid, "created");
    const mood = this.#random.between(1, 100);
    if (mood <= 8) return this.#note("orders left unpaid");
    if (mood <= 14) return this.#cancel(uuid);
    if (mood <= 22) await this.#pay(razorpayOrder.id, "failure@razorpay");
    // Two tabs: one pays while the other cancels.
    const gaveUp = mood > 96 ? this.#cancel(uuid) : undefined;
    const signedPayment = await this.#pay(razorpayOrder.id, "success@razorpay");
    await gaveUp;
    if (!signedPayment || this.#random.chance(0.35)) return this.#note("tabs closed after paying");
    await this.#verify(uuid, signedPayment);
    if (this.#random.chance(0.2)) await this.#cancel(uuid);
  }

  /** Orders in a free slot. Tries the next one if it is full, and gives up after three. */
  async #order(): Promise<{ uuid: string; razorpayOrder: { id: string } } | null> {
    const isCart = this.#random.chance(0.15);
    for (let tries = 0; tries < 3; tries++) {
      const wish = this.#random.pick(this.#context.wishes);
      await this.#withRetries(() =>
        this.#visitor.get(`/api/delivery/getSlots/${wish.pinCode}?date=${wish.date}`),
      );
      if (isCart) await this.#fillCart(wish);
      const body = { ...orderOf(this.#visitor, wish), useCoins: this.#random.chance(0.4), fromCart: isCart };
      const key = { "idempotency-key": randomUUID() };
      const create = () =>
        this.#withRetries(() => this.#visitor.post("/api/payment/create-order", body, key));
      const answers = this.#random.chance(0.1) ? await Promise.all([create(), create()]) : [await create()];
      if (answers.length > 1) this.#note("double clicks");
      const made = answers.filter(({ status }) => status === 200).map(({ body }) => body.data);
      if (new Set(made.map(({ uuid }) => uuid)).size > 1) throw new Error("a double click made two orders");
      if (made.length > 0) return made[0];
      for (const answer of answers) this.#mustBeExpected(answer);
    }
    this.#note("shoppers who found no place");
    return null;
  }

  async #fillCart({ sku }: OrderWish): Promise<void> {
    const line = { email: this.#visitor.email, SKU: [{ skuid: sku, quantity: 1 }] };
    await this.#withRetries(() => this.#visitor.post("/api/user/addTocart", line));
  }

  #mustBeExpected({ status, body }: Answer): void {
    if (!EXPECTED.includes(body?.code)) throw new Error(`create-order: ${status} ${JSON.stringify(body)}`);
    this.#note(`refused: ${body.code}`);
  }

  /** Null if it was declined, or if the connection broke and only the bank knows. */
  async #pay(razorpayOrderId: string, vpa: string): Promise<SignedPayment | null> {
    this.#note(vpa === "success@razorpay" ? "payments tried" : "payments declined");
    return payInWindow(this.#context.provider, razorpayOrderId, vpa).catch(ignoreBrokenConnection);
  }

  async #verify(uuid: string, signedPayment: SignedPayment): Promise<void> {
    const verify = () =>
      this.#withRetries(() => this.#visitor.post("/api/payment/verify-payment", signedPayment));
    const answers = this.#random.chance(0.15) ? await Promise.all([verify(), verify()]) : [await verify()];
    for (const { status, body } of answers) {
      if (status !== 200) throw new Error(`verify-payment: ${status} ${JSON.stringify(body)}`);
      if (body.data.paid) this.#record(uuid, "placed");
    }
  }

  /** Cancels at the shown figures; once more if these changed meanwhile. */
  async #cancel(uuid: string): Promise<void> {
    for (let tries = 0; tries < 3; tries++) {
      const shown = await this.#withRetries(() => this.#visitor.get(`/api/orders/${uuid}/cancellation`));
      if (shown.status !== 200)
        throw new Error(`cancellation: ${shown.status} ${JSON.stringify(shown.body)}`);
      if (!shown.body.data.possible) return;
      const { refund, coins } = shown.body.data;
      const done = await this.#withRetries(() =>
        this.#visitor.post(`/api/orders/${uuid}/cancel`, { refund, coins }),
      );
      if (done.status === 200) {
        this.#note("orders cancelled by their customers");
        return this.#record(uuid, "cancelled");
      }
      if (done.status !== 409) throw new Error(`cancel: ${done.status} ${JSON.stringify(done.body)}`);
    }
  }

  #record(uuid: string, said: Confirmation["said"]): void {
    this.#context.confirmations.push({ uuid, said });
  }
}

/** No reply: the process or its database was just killed. Any other error fails the run. */
function ignoreBrokenConnection(error: unknown): null {
  if (error instanceof TypeError || error instanceof SyntaxError) return null;
  throw error;
}
