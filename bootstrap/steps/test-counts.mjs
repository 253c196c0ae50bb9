import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./node.mjs";

const LINES_OF_A_REASON = 12;

/**
 * The counts of a runner's JSON report. `failed` names each failed test and says why, because the log of a run is
 * often kept in part.
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
      .map(({ fullName, failureMessages }) =>
        withReason(`${relative(root, name)}: ${fullName}`, failureMessages),
      ),
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
      .map(({ projectName, results }) =>
        withReason(
          `${key} (${projectName})`,
          results.flatMap(({ errors }) => errors.map(({ message }) => message ?? "")),
        ),
      ),
    ...(eachRuns && tests.every(({ status }) => status === "skipped")
      ? [`${key}: skipped at every width`]
      : []),
  ]);
  return { passed: report.stats.expected, failed };
}

/** The name, and the first lines of each error below it, without the codes of colours. */
function withReason(name, messages) {
  const lines = messages.flatMap((message) =>
    stripVTControlCharacters(message)
      .split("\n")
      .filter((line) => line.trim() !== "")
      .slice(0, LINES_OF_A_REASON),
  );
  return [name, ...lines.map((line) => `    ${line.slice(0, 300)}`)].join("\n");
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}
