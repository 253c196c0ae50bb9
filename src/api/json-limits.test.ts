import { expect, test } from "vitest";
import { openTestAppFor } from "../../tests/support/open-test-app-for.ts";
import type { TestApp } from "../../tests/support/test-app.ts";

let testApp: TestApp;

openTestAppFor((opened) => {
  testApp = opened;
});

test("broken JSON and an oversized body get plain words", async () => {
  const send = (payload: string) =>
    testApp.app.inject({
      method: "POST",
      url: "/api/payment/create-order",
      payload,
      headers: { "content-type": "application/json", "x-who": "asha", "x-xsrf-token": "pair" },
      cookies: { "XSRF-TOKEN": "pair" },
    });
  const broken = await send('{"email": ');
  expect(broken.statusCode).toBe(400);
  expect(broken.json()).toMatchObject({ success: false, code: "bad-request" });
  const oversized = await send(JSON.stringify({ message: "x".repeat(300 * 1024) }));
  expect(oversized.statusCode).toBe(413);
  expect(oversized.json()).toMatchObject({ success: false, message: "The request is too large." });
});

test("a body nested 50,000 levels deep gets 400, signed or not, from the webhook and from any call", async () => {
  const deep = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
  const event = `{"event":"payment.captured","payload":{},"more":${deep}}`;
  const refused = { status: 400, body: { success: false, code: "bad-input" } };
  expect(await testApp.deliverSigned(event)).toMatchObject(refused);
  expect(await testApp.deliver(event, {})).toMatchObject(refused);
  const payload = `{"email":"asha@example.com","sku":${deep}}`;
  for (const url of ["/api/payment/create-order", "/api/user/addTocart", "/api/payment/test/create-order"]) {
    const reply = await testApp.app.inject({
      method: "POST",
      url,
      payload,
      headers: { "content-type": "application/json" },
    });
    expect([400, 401]).toContain(reply.statusCode);
  }
});
