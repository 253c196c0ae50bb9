import { panOfGstin, stateOfGstin } from "../../basics/gstin.ts";
import { stateName } from "../../basics/state-names.ts";
import { completeFacts } from "./complete-facts.ts";
import { DEMO_FACTS, isDemoGstin } from "./demo-facts.ts";
import { FACTS, type Fact, REQUIRED_FACTS } from "./fact-names.ts";
import type { GivenFacts } from "./facts.ts";

/** Facts that are right by themselves and contradict each other. */
export type Contradiction =
  | { code: "other-state"; fact: "gstin"; gstinState: string; stateCode: string }
  | { code: "other-pan"; fact: "otherGstins"; gstin: string }
  | { code: "state-twice"; fact: "otherGstins"; state: string };

/** Facts that a live shop lacks, and those that are still the demo shop's. */
export function liveGaps(facts: GivenFacts): { missing: Fact[]; demo: Fact[] } {
  return {
    missing: REQUIRED_FACTS.filter((fact) => facts[fact] === undefined),
    demo: FACTS.filter((fact) => facts[fact] !== undefined && isDemo(fact, facts)),
  };
}

/** Is this fact still the demo shop's? Any shop may share its state, tagline, social pages or order prefix. */
function isDemo(fact: Fact, facts: GivenFacts): boolean {
  if (fact === "gstin") return isDemoGstin(facts.gstin ?? "");
  if (fact === "otherGstins") return facts.otherGstins?.some(isDemoGstin) ?? false;
  if (fact === "stateCode" || fact === "tagline" || fact === "social" || fact === "orderPrefix") return false;
  return isSameText(facts[fact] ?? "", DEMO_FACTS[fact]);
}

function isSameText(a: string, b: string): boolean {
  return a.replaceAll(" ", "").toLowerCase() === b.replaceAll(" ", "").toLowerCase();
}

/** The first contradiction: all registrations of a company share its PAN, and each is for another state. */
export function contradictionIn(facts: GivenFacts): Contradiction | null {
  const { gstin, stateCode, otherGstins } = completeFacts(facts);
  const gstinState = stateOfGstin(gstin);
  if (gstinState !== stateCode) return { code: "other-state", fact: "gstin", gstinState, stateCode };
  const stranger = otherGstins.find((other) => panOfGstin(other) !== panOfGstin(gstin));
  if (stranger) return { code: "other-pan", fact: "otherGstins", gstin: stranger };
  const states = [gstin, ...otherGstins].map(stateOfGstin);
  const twice = states.find((state, index) => states.indexOf(state) !== index);
  return twice ? { code: "state-twice", fact: "otherGstins", state: twice } : null;
}

/** Describes a contradiction for the person who edits the facts. */
export function contradictionSentence(problem: Contradiction): string {
  if (problem.code === "other-state")
    return `This GSTIN is of ${stateInWords(problem.gstinState)}, and the state is ${stateInWords(problem.stateCode)}. Please correct one of them.`;
  if (problem.code === "other-pan")
    return `${problem.gstin} has another PAN than the GSTIN above, so it is another company's.`;
  return `There are two GSTINs of ${stateInWords(problem.state)}. Please leave one for each state.`;
}

/** A registration may begin with a code that is no longer a state's. */
function stateInWords(code: string): string {
  try {
    return `${stateName(code)} (${code})`;
  } catch {
    return `state ${code}`;
  }
}
