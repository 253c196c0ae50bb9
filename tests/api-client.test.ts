import openapiTypes, { astToString, type OpenAPI3 } from "openapi-typescript";
import { expect, test } from "vitest";
import { orderACake } from "./api-client/order-a-cake.ts";
import { openTestAppFor } from "./support/open-test-app-for.ts";
import { pay, type TestApp } from "./support/test-app.ts";

let testApp: TestApp;

openTestAppFor((opened) => {
  testApp = opened;
});

// After a change of the API: `vitest run tests/api-client.test.ts --update`. The compiler then checks the client.
test("the types of the API's clients are those that its document gives", async () => {
  const document: OpenAPI3 = (await testApp.app.inject("/api/openapi.json")).json();
  await expect(astToString(await openapiTypes(document))).toMatchFileSnapshot("api-client/api-types.ts");
});

test("a client that is written against the document's types orders a cake", async () => {
  const asha = await testApp.customer("asha");
  const send = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const reply = await testApp.app.inject({
      method: request.method as "GET",
      url: `${pathname}${search}`,
      payload: await request.text(),
      headers: { ...Object.fromEntries(request.headers), "x-who": asha, "x-xsrf-token": "pair" },
      cookies: { "XSRF-TOKEN": "pair" },
    });
    return new Response(reply.payload, {
      status: reply.statusCode,
      headers: { "content-type": "application/json" },
    });
  };
  const order = await orderACake(send, `${asha}@example.com`, async (id) => (await pay(testApp, id)).body);
  expect(order).toMatchObject({ status: "placed", paid: true, name: "Meera Nair", total: 719 });
});
