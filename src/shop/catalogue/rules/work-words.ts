import type { SetMinutes } from "./work.ts";

/** Names of the minutes of a piece. In a file of their own, so that forms do not load the rules. */
export const WORK_WORDS: Record<keyof SetMinutes, string> = {
  ovenMinutes: "Oven, minutes",
  decoratorMinutes: "Decorator, minutes",
};
