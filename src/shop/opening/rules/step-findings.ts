import { PROVIDER_FACTS, type Provider } from "../../payments/rules/providers.ts";
import { FACT_LABELS, type Fact } from "../../shop-facts/rules/fact-names.ts";
import type { OpeningStep, OpeningStepCode } from "./opening-steps.ts";

/** The findings of the system for the steps. */
export type OpeningFindings = {
  isLive: boolean;
  /** Facts that a live shop lacks, and those that are still the demo shop's. */
  gaps: { missing: Fact[]; demo: Fact[] };
  kitchens: { name: string; isDemo: boolean; hasGstin: boolean; pincodes: number }[];
  /** Delivery windows that can be ordered. */
  windows: number;
  products: { onSale: number; asLoaded: number };
  payments: { provider: Provider; isSandbox: boolean; check: { isOk: boolean; sentence: string } | null };
  mail: { isSent: boolean; test: { to: string; state: "waiting" | "sent" | "failed" } | null };
  hasTestOrder: boolean;
  hasDemoOrders: boolean;
  /** Variables that live mode needs and the server does not set. */
  missingVariables: readonly string[];
};

const TAX_FACTS: readonly Fact[] = ["stateCode", "gstin", "otherGstins", "fssai"];

/** First: what is entered before this step is left behind. */
const DEMO_DATABASE = [
  "This database holds the demo's past orders, and a real shop must not start with them in its books. What you enter here now would have to be entered again.",
  "Ask whoever runs your server to set up an empty PostgreSQL database, to set DATABASE_URL to it and DEMO_DAYS=0, and to start the shop again. Then sign in there and begin with step 2.",
].join("\n");

/**
 * Each step with what is done, or what to do next. Steps cannot be ticked: a step is done when the system finds it so.
 */
export function openingSteps(findings: OpeningFindings): OpeningStep[] {
  const isTax = (fact: Fact) => TAX_FACTS.includes(fact);
  const step = (code: OpeningStepCode, todo: string, done: string): OpeningStep => ({
    ...{ code, isDone: todo === "" },
    sentence: todo === "" ? done : todo,
  });
  const steps = [
    step(
      "database",
      findings.hasDemoOrders ? DEMO_DATABASE : "",
      "This database has no orders of the demo: what you enter here stays.",
    ),
    step(
      "identity",
      gapsIn(findings, (fact) => !isTax(fact)),
      "All that the law wants on pages and mails is there.",
    ),
    step(
      "tax",
      gapsIn(findings, isTax) || kitchenWithoutGstin(findings),
      "Invoices name a GSTIN of each kitchen's state.",
    ),
    step(
      "kitchen",
      kitchenTodo(findings),
      `${counted(findings.kitchens.length, "kitchen")}, ${counted(findings.windows, "delivery window")} a day.`,
    ),
    step("area", areaTodo(findings), `${counted(served(findings), "pincode")} are served.`),
    step(
      "products",
      productsTodo(findings),
      `${counted(findings.products.onSale, "product")} on sale, each created or changed by your staff.`,
    ),
    step("payments", paymentsTodo(findings), findings.payments.check?.sentence ?? ""),
    step("mail", mailTodo(findings), `The test mail to ${findings.mail.test?.to} was sent.`),
    step(
      "order",
      findings.hasTestOrder || findings.isLive
        ? ""
        : "Order a cake in the shop and pay it. In demo mode no money moves.",
      "An order was placed and paid.",
    ),
  ];
  const open = steps.filter(({ isDone }) => !isDone).length;
  return [
    ...steps,
    step("publish", publishTodo(findings, open), "The shop is open: real payments, real mails."),
  ];
}

function gapsIn({ gaps: { missing, demo } }: OpeningFindings, isOfStep: (fact: Fact) => boolean): string {
  const named = (facts: Fact[]) =>
    facts
      .filter(isOfStep)
      .map((fact) => FACT_LABELS[fact])
      .join(", ");
  return [
    named(missing) && `Missing: ${named(missing)}.`,
    named(demo) && `Still the demo shop's: ${named(demo)}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

function kitchenWithoutGstin({ kitchens }: OpeningFindings): string {
  const without = kitchens.filter(({ hasGstin }) => !hasGstin);
  return without.length === 0 ? "" : `No GSTIN of the state of ${names(without)}.`;
}

function kitchenTodo({ kitchens, windows }: OpeningFindings): string {
  if (kitchens.length === 0) return "There is no kitchen yet.";
  const demo = kitchens.filter(({ isDemo }) => isDemo);
  if (demo.length > 0)
    return `Still the demo shop's: ${names(demo)}. Create your own kitchens, then close these.`;
  return windows === 0 ? "No delivery window can be ordered." : "";
}

function areaTodo(findings: OpeningFindings): string {
  if (served(findings) === 0) return "No pincode is served.";
  if (findings.kitchens.every(({ isDemo }) => isDemo))
    return `The ${counted(served(findings), "pincode")} are those of the demo shop's kitchens.`;
  const idle = findings.kitchens.filter(({ pincodes }) => pincodes === 0);
  return idle.length === 0 ? "" : `${names(idle)}: no pincode is served from there.`;
}

function productsTodo({ products: { onSale, asLoaded } }: OpeningFindings): string {
  if (onSale === 0) return "Nothing is on sale.";
  if (asLoaded === 0) return "";
  return `${asLoaded} of ${counted(onSale, "product")} on sale are as they were loaded. Change words, pictures or sizes of each, or take it off sale. New prices are not enough.`;
}

function paymentsTodo({ payments: { provider, isSandbox, check } }: OpeningFindings): string {
  if (check && !check.isOk) return check.sentence;
  if (isSandbox)
    return `Payments go to the sandbox of the demo: no money moves. ${PROVIDER_FACTS[provider].keysHint}`;
  return check ? "" : "The keys were not checked yet.";
}

function mailTodo({ mail: { isSent, test } }: OpeningFindings): string {
  if (!isSent)
    return [
      "Mails are only saved on the server; no customer gets one. You need a mailbox of your own address, such as orders@your-shop.in, at a company that sends mail. It gives you the name of its server, a user and a password.",
      "Whoever runs your server enters them as SMTP_URL (smtps://user:password@server) and the address as MAIL_FROM.",
    ].join("\n");
  if (!test) return "No test mail was sent yet.";
  if (test.state === "waiting") return `The test mail to ${test.to} waits for the mail server.`;
  return test.state === "failed" ? `The mail server refused the test mail to ${test.to}.` : "";
}

function publishTodo({ isLive, missingVariables, hasDemoOrders }: OpeningFindings, open: number): string {
  if (isLive) return "";
  return [
    open > 0 ? `${counted(open, "step")} above first.` : "Everything above is done.",
    "Opening is not a button here: whoever runs the server sets SHOP_MODE=live and starts it again. What was entered at Settings counts.",
    missingVariables.length > 0 ? `Live mode also needs ${missingVariables.join(", ")}.` : "",
    hasDemoOrders ? "With this database the shop does not start in live mode: see step 1." : "",
  ]
    .filter(Boolean)
    .join("\n");
}

function served({ kitchens }: OpeningFindings): number {
  return kitchens.reduce((sum, { pincodes }) => sum + pincodes, 0);
}

const MOST_NAMED = 3;

function names(kitchens: { name: string }[]): string {
  const named = kitchens.slice(0, MOST_NAMED).map(({ name }) => name);
  const others = kitchens.length - named.length;
  return [...named, ...(others > 0 ? [`${others} more`] : [])].join(", ");
}

function counted(many: number, what: string): string {
  return `${many} ${what}${many === 1 ? "" : "s"}`;
}
