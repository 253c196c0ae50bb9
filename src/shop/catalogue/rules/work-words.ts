import type { SetMinutes } from "./work.ts";

/** The minutes of a piece as people call them. Apart from the rules, so that forms load no rules. */
export const WORK_WORDS: Record<keyof SetMinutes, string> = {
  ovenMinutes: "Oven, minutes",
  decoratorMinutes: "Decorator, minutes",
};
