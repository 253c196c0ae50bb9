import { expect, test } from "vitest";
import { builtScriptBytes, SCRIPT_BUDGETS, scriptBudget } from "../bootstrap/script-budgets.ts";

const built = builtScriptBytes();

test("no page loads more script than its budget", () => {
  const over = [...built]
    .filter(([id, bytes]) => bytes > scriptBudget(id))
    .map(([id, bytes]) => `${id}: ${(bytes / 1000).toFixed(1)} kB of ${scriptBudget(id) / 1000} kB`);
  expect(over).toEqual([]);
});

test("every budget is that of a page", () => {
  expect(Object.keys(SCRIPT_BUDGETS).filter((id) => !built.has(id))).toEqual([]);
});
