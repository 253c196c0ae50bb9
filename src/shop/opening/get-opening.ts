import { stateOfGstin } from "../basics/gstin.ts";
import { countOnSale } from "../catalogue/catalogue.reads.ts";
import { countWindows, listKitchensWithArea } from "../delivery/delivery.reads.ts";
import { findNewestMail } from "../mail/mail.reads.ts";
import { hasDemoOrders, hasOrderSince } from "../orders/orders.reads.ts";
import type { Services } from "../services.ts";
import { liveGaps } from "../shop-facts/rules/fact-problems.ts";
import { givenFacts } from "../shop-facts/rules/facts.ts";
import { getStoredFacts } from "../shop-facts/shop-facts.reads.ts";
import { selectKeyCheck } from "./opening.queries.ts";
import type { OpeningStep } from "./rules/opening-steps.ts";
import { openingSteps } from "./rules/step-findings.ts";
import { OPENING_TEST } from "./rules/test-mail.ts";

const TEST_ORDER_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/** The steps to open the shop, with what the system finds of each now. The caller has checked permissions. */
export async function getOpening(services: Services): Promise<OpeningStep[]> {
  const { settings, gateway, operator, machineFacts } = services;
  const since = new Date(services.clock().getTime() - TEST_ORDER_DAYS * DAY_MS);
  const [stored, kitchens, windows, products, check, test, hasTestOrder, isFullOfDemo] = await Promise.all([
    getStoredFacts(services),
    listKitchensWithArea(services),
    countWindows(services),
    countOnSale(services),
    selectKeyCheck(services.db, gateway.keyId),
    findNewestMail(services, { about: OPENING_TEST }),
    hasOrderSince(services, { since }),
    hasDemoOrders(services),
  ]);
  const { gstin, otherGstins } = settings.legal;
  const states = [gstin, ...otherGstins].map(stateOfGstin);
  return openingSteps({
    ...{ isLive: settings.mode === "live", gaps: liveGaps(givenFacts(machineFacts, stored.facts)) },
    kitchens: kitchens.map((kitchen) => ({ ...kitchen, hasGstin: states.includes(kitchen.stateCode) })),
    ...{ windows, products, hasTestOrder, hasDemoOrders: isFullOfDemo },
    payments: { provider: gateway.provider, isSandbox: operator.hasSandbox, check },
    mail: {
      isSent: operator.sendsMail,
      test: test && { to: test.recipient, state: testState(test.state) },
    },
    missingVariables: operator.missingVariables,
  });
}

function testState(state: string): "waiting" | "sent" | "failed" {
  return state === "waiting" || state === "sent" ? state : "failed";
}
