import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Fault } from "../../src/sandbox/faults.ts";
import type { ShopProcess } from "./shop.ts";

type Money = { id: string; status: string; amount: number; amount_refunded: number };

/** The payment sandbox of a running shop, as its merchant's script would use it. */
export async function providerOf(shop: ShopProcess) {
  const secrets = JSON.parse(await readFile(join(shop.directory, "secrets.json"), "utf8"));
  const authorization = `Basic ${btoa(`rzp_test_sandbox:${secrets.gatewayKey}`)}`;

  async function call(method: string, path: string, body?: unknown) {
    const answer = await fetch(`${shop.url}/sandbox/razorpay${path}`, {
      method,
      headers: { authorization, ...(body ? { "content-type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`sandbox: ${method} ${path} answered ${answer.status}`);
    return answer.json();
  }

  return {
    /** Starts a fault for this many calls. */
    fault: (fault: Fault, times = 1) => call("POST", "/v1/faults", { fault, times }),
    behave: () => call("DELETE", "/v1/faults"),
    /** Captures late payments, and sends late webhooks. */
    settle: () => call("POST", "/v1/settle", {}),
    paymentsOf: async (orderId: string) =>
      ((await call("GET", `/v1/orders/${orderId}/payments`)) as { items: Money[] }).items,
    webhookSecret: secrets.webhook as string,
  };
}
