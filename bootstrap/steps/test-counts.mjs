import { readFileSync } from "node:fs";
import { say } from "./say.mjs";

/**
 * How many tests of this JSON report passed and failed; a report that can't be read counts none.
 * @returns {[number, number]}
 */
export function vitestCounts(path) {
  const report = read(path);
  return report ? [report.numPassedTests, report.numFailedTests] : [0, 0];
}

/**
 * The same of a Playwright report.
 * @param {{ eachRuns: boolean }} options eachRuns: a test that is skipped at every width counts as failed
 * @returns {[number, number]}
 */
export function playwrightCounts(path, { eachRuns }) {
  const report = read(path);
  if (!report) return [0, 0];
  const { expected, unexpected, flaky } = report.stats;
  const never = eachRuns ? neverRun(report) : [];
  for (const title of never) say(`✗ skipped at every width: ${title}`);
  return [expected, unexpected + flaky + never.length];
}

function neverRun(report) {
  const ran = new Map();
  const visit = (suite) => {
    for (const inner of suite.suites ?? []) visit(inner);
    for (const { file, line, title, tests } of suite.specs ?? []) {
      const key = `${file}:${line} ${title}`;
      ran.set(key, (ran.get(key) ?? false) || tests.some(({ status }) => status !== "skipped"));
    }
  };
  visit(report);
  return [...ran].filter(([, hasRun]) => !hasRun).map(([key]) => key);
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}
