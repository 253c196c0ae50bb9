import { SettingsPatch } from "../../contract/admin/settings.requests.ts";
import { SettingsReply } from "../../contract/admin/settings.ts";
import { refuse } from "../../shop/basics/outcome.ts";
import type { Services } from "../../shop/services.ts";
import { getEditableFacts } from "../../shop/shop-facts/get-editable-facts.ts";
import { readTypedFacts, textOfField } from "../../shop/shop-facts/rules/fact-fields.ts";
import { FACTS, wordsOfFact } from "../../shop/shop-facts/rules/fact-names.ts";
import { saveFacts } from "../../shop/shop-facts/save-facts.ts";
import { answer } from "../envelope.ts";
import { accepted, acceptedWith } from "../refusals.ts";
import { shownConflicts } from "../shown-conflicts.ts";
import { staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";

/** The facts of the shop, for programs of its owner. */
export const adminSettings = staffCalls((app, services) => {
  const permission = "change settings";

  app.get(
    "/admin/settings",
    {
      config: { scope: "settings:read", permission },
      schema: {
        operationId: "getSettings",
        summary: "Name, company, tax numbers and contact of the shop, each with its origin",
        response: { 200: SettingsReply },
      },
    },
    async () => answer({ facts: await shownFacts(services) }),
  );

  app.patch(
    "/admin/settings",
    {
      config: { scope: "settings:write", permission, reauthentication: "strict" },
      schema: {
        operationId: "changeSettings",
        summary: "Changes facts of the shop: all of them or nothing",
        description:
          "`from` holds the values that the program read. If one of these facts was changed since, nothing is saved: 409 names it. 422 names the facts that are wrong or contradict each other.",
        body: SettingsPatch,
        response: { 200: SettingsReply },
      },
    },
    async (request) => {
      const staff = await staffOf(request);
      const { from, to } = request.body;
      const names = FACTS.filter((fact) => fact in to);
      const texts = Object.fromEntries(names.map((fact) => [fact, textOfField(to[fact] ?? null)]));
      const { fields, errors } = readTypedFacts(texts, names);
      if (Object.keys(errors).length > 0) accepted(refuse("facts-wrong", { errors }));
      acceptedWith(await saveFacts(services, { from, to: fields, staff }), {
        "facts-changed": shownConflicts,
      });
      return answer({ facts: await shownFacts(services) });
    },
  );
});

async function shownFacts(services: Services) {
  const facts = await getEditableFacts(services);
  return facts.map(({ fact, ...values }) => ({ fact, label: wordsOfFact(fact).label, ...values }));
}
