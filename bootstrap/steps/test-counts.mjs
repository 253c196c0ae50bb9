import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { root } from "./node.mjs";

/**
 * The counts of a runner's JSON report. `failed` names each failed test.
 * @typedef {{ passed: number, failed: string[] }} Counts
 */

/**
 * Reads a Vitest report. An unreadable report counts nothing.
 * @returns {Counts}
 */
export function vitestCounts(path) {
  const report = read(path);
  if (!report) return { passed: 0, failed: [] };
  const failed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName }) => `${relative(root, name)}: ${fullName}`),
  );
  return { passed: report.numPassedTests, failed };
}

/**
 * Reads a Playwright report. A flaky test counts as failed.
 * @param {{ eachRuns: boolean }} options eachRuns: a test that is skipped at every width counts as failed
 * @returns {Counts}
 */
export function playwrightCounts(path, { eachRuns }) {
  const report = read(path);
  if (!report) return { passed: 0, failed: [] };
  const outcomes = new Map();
  const visit = (suite) => {
    for (const inner of suite.suites ?? []) visit(inner);
    for (const { file, line, title, tests } of suite.specs ?? []) {
      const key = `${file}:${line} ${title}`;
      outcomes.set(key, [...(outcomes.get(key) ?? []), ...tests]);
    }
  };
  visit(report);
  const failed = [...outcomes].flatMap(([key, tests]) => [
    ...tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName }) => `${key} (${projectName})`),
    ...(eachRuns && tests.every(({ status }) => status === "skipped")
      ? [`${key}: skipped at every width`]
      : []),
  ]);
  return { passed: report.stats.expected, failed };
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}
