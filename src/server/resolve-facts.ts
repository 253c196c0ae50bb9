import { ConfigError } from "../infrastructure/config/config-error.ts";
import { readShopFile, SHOP_FILE } from "../infrastructure/config/shop-file.ts";
import { completeFacts } from "../shop/shop-facts/rules/complete-facts.ts";
import { FACTS, type Fact, wordsOfFact } from "../shop/shop-facts/rules/fact-names.ts";
import { type Contradiction, contradictionIn, liveGaps } from "../shop/shop-facts/rules/fact-problems.ts";
import { FACT_VARIABLES } from "../shop/shop-facts/rules/fact-variables.ts";
import { GivenFacts, givenFacts, type MachineFacts, type ShopFacts } from "../shop/shop-facts/rules/facts.ts";

/**
 * Reads the facts that the machine sets: `shop.json` in the data folder, and variables. Throws `ConfigError` for a
 * wrong value.
 */
export async function readMachineFacts(
  environment: Record<string, string | undefined>,
  { directory }: { directory: string },
): Promise<MachineFacts> {
  const file = await readShopFile(directory);
  return {
    file: file ? parse(file.content, (key) => `${file.path} is wrong: ${key}`) : {},
    variables: parse(variablesIn(environment), (key) => `${variableOf(key)} is wrong: it`),
  };
}

/**
 * Completes the facts of the shop. In demo mode, the demo shop's facts fill the gaps. Throws `ConfigError` for facts
 * that contradict each other; in live mode also for those that are missing or still the demo shop's.
 * @param stored what the owner has entered on screen
 */
export function resolveFacts(
  machine: MachineFacts,
  { stored, mode }: { stored: GivenFacts; mode: "demo" | "live" },
): ShopFacts {
  const facts = givenFacts(machine, stored);
  if (mode === "live") checkLive(facts);
  const problem = contradictionIn(facts);
  if (problem) throw new ConfigError(sentenceOf(problem));
  return completeFacts(facts);
}

function variablesIn(environment: Record<string, string | undefined>): Record<string, unknown> {
  const entries = FACTS.flatMap((fact) => {
    const variable = FACT_VARIABLES[fact];
    const value = variable === null ? undefined : environment[variable];
    if (value === undefined || value === "") return [];
    return [[fact, wordsOfFact(fact).isList ? value.split(",").map((item) => item.trim()) : value]];
  });
  return Object.fromEntries(entries);
}

function parse(content: unknown, nameOf: (key: string) => string): GivenFacts {
  const parsed = GivenFacts.safeParse(content);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = issue?.path.join(".") ?? "";
  if (issue?.code === "unrecognized_keys") {
    const keys = issue.keys.map((key) => JSON.stringify([...issue.path, key].join("."))).join(", ");
    const known = issue.path.length > 0 ? ["label", "href"] : Object.keys(GivenFacts.shape);
    throw new ConfigError(`${nameOf(`it has the unknown key ${keys}`)}. It may have ${known.join(", ")}.`);
  }
  if (path === "")
    throw new ConfigError(`${nameOf("it")} takes an object with facts, such as {"name": "…"}.`);
  throw new ConfigError(`${nameOf(path)} takes ${issue?.message}.`);
}

function variableOf(path: string): string {
  const fact = FACTS.find((candidate) => candidate === path.split(".", 1)[0]);
  return (fact && FACT_VARIABLES[fact]) ?? path;
}

function checkLive(facts: GivenFacts): void {
  const { missing, demo } = liveGaps(facts);
  if (missing.length + demo.length === 0) return;
  const named = (names: Fact[]) => names.map(variableOf).join(", ");
  const complaints = [
    ...(missing.length > 0 ? [`also needs ${named(missing)}`] : []),
    ...(demo.length > 0 ? [`does not take the demo shop's ${named(demo)}`] : []),
  ];
  throw new ConfigError(
    `SHOP_MODE=live ${complaints.join(", and ")}. Set them as variables, or in ${SHOP_FILE} in DATA_DIR, or in demo mode at /admin/settings.`,
  );
}

function sentenceOf(problem: Contradiction): string {
  if (problem.code === "other-state")
    return `SHOP_GSTIN (gstin in ${SHOP_FILE}, or at /admin/settings) is wrong: it begins with the state code ${problem.gstinState}, and SHOP_STATE_CODE is ${problem.stateCode}.`;
  const others = `SHOP_OTHER_GSTINS (otherGstins in ${SHOP_FILE}, or at /admin/settings) is wrong:`;
  if (problem.code === "other-pan")
    return `${others} ${problem.gstin} has another PAN than SHOP_GSTIN, so it is another company's.`;
  return `${others} it takes one GSTIN a state, and state ${problem.state} has two.`;
}
