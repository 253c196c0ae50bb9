import { createConfig, lintFromString } from "@redocly/openapi-core";
import spectralCore from "@stoplight/spectral-core";
import rulesets from "@stoplight/spectral-rulesets";
import { expect, test } from "vitest";
import { openTestAppFor } from "../../tests/support/open-test-app-for.ts";

let text = "";

openTestAppFor(async ({ app }) => {
  text = (await app.inject("/api/openapi.json")).payload;
});

/** The package's types are wider than the linter's. */
type Ruleset = Parameters<InstanceType<typeof spectralCore.Spectral>["setRuleset"]>[0];

test("Redocly's recommended rules find nothing in the API's document", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source: text, absoluteRef: "/openapi.json", config });
  expect(
    problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`),
  ).toEqual([]);
});

test("Spectral's rules for OpenAPI find nothing in it", async () => {
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset(rulesets.oas as Ruleset);
  const problems = await spectral.run(JSON.parse(text));
  expect(problems.map(({ code, message, path }) => `${code} ${path.join("/")}: ${message}`)).toEqual([]);
});

test("every call that needs a session says so, and the CSRF pair where it changes something", () => {
  const { paths } = JSON.parse(text) as Document;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => ({
      call: `${method} ${path}`,
      names: security.map((needed) => Object.keys(needed).join("+")).join(" or "),
    })),
  );
  const open = calls.filter(({ names }) => names === "").map(({ call }) => call);
  expect(open).toEqual([
    "get /api/cakes/get-cakes",
    "get /api/cakes/get-cakes/{SKU}",
    "get /api/cakes/getcakes/{ProductID}",
    "get /api/cakes/get-add-ons",
    "get /api/cakes/cards",
    "get /api/cakes/reviews/{ProductID}",
    "get /api/reviews/photos/{id}/{size}",
    "get /api/search/suggest",
    "get /api/delivery/{pincode}",
    "get /api/delivery/area/{pincode}",
    "get /api/delivery/getSlots/{pincode}",
    "get /api/delivery/windows/{pincode}",
    "get /api/delivery/earliest/{pincode}",
    "get /api/delivery/days/{pincode}",
    "post /api/payment-links/{token}/pay",
    "post /api/payment-links/{token}/verify",
    "post /api/photos",
    "get /api/photos/{id}",
    "get /api/me",
    "get /api/wish-list",
    "post /api/wish-list",
    "get /api/blog/getAllBlogs",
  ]);
  const changing = calls.filter(({ call }) => /^(post|put|patch|delete) /.test(call));
  const isOfOffice = ({ call }: { call: string }) => call.includes(" /api/admin/");
  const ofOffice = changing.filter(isOfOffice);
  expect(ofOffice.length).toBeGreaterThan(40);
  // Staff send the CSRF pair. Programs send an access token in a header that no other site can send.
  expect(ofOffice.filter(({ names }) => names !== "accessToken or session+csrfToken")).toEqual(
    [
      "post /api/admin/staff/invitations",
      "post /api/admin/staff/invitations/{id}/withdraw",
      "put /api/admin/staff/{userId}/roles",
      "post /api/admin/staff/{userId}/sign-out",
    ].map((call) => ({ call, names: "session+csrfToken" })),
  );
  const others = changing.filter((call) => !isOfOffice(call));
  expect(others.filter(({ names }) => names !== "session+csrfToken").map(({ call }) => call)).toEqual([
    // The signed token of the link replaces a session.
    "post /api/payment-links/{token}/pay",
    "post /api/payment-links/{token}/verify",
    "post /api/payment/webhook",
    // Visitors may send a photo before signing in. Customers still need the pair.
    "post /api/photos",
    // The same is true of the wish list.
    "post /api/wish-list",
  ]);
});

type Document = { paths: Record<string, Record<string, { security: Record<string, string[]>[] }>> };
