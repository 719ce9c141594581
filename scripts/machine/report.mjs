import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './run.mjs';

/** Reads a report of vitest's JSON reporter: how many tests passed and failed, and where each failed. */
export function readReport(path) {
  try {
    const { numPassedTests: passed, numFailedTests: failed, testResults = [] } = JSON.parse(readFileSync(path, 'utf8'));
    return { passed, failed, files: testResults.length, failures: testResults.flatMap(listFailures) };
  } catch {
    return { passed: 0, failed: 0, files: 0, failures: [] };
  }
}

function listFailures({ name: path, status, message, assertionResults }) {
  const file = relative(root, path);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  // A file that cannot be loaded has no tests.
  if (failed.length === 0 && status === 'failed') return [{ file, name: 'the file itself', message: firstLines(message ?? '') }];
  return failed.map(({ fullName, failureMessages }) => ({ file, name: fullName, message: firstLines((failureMessages ?? []).join('\n')) }));
}

/** The first lines of an error; of a journey also where its pages stood, which the kit writes behind them. */
function firstLines(text) {
  const [error = '', where] = text.split('\nWhere it stood:\n');
  return [...error.split('\n').slice(0, 12), ...(where === undefined ? [] : ['Where it stood:', ...where.split('\n').slice(0, 60)])].join(
    '\n',
  );
}

/** Finds the seed of a run's order in its output. */
export function findSeed(output) {
  return /Running tests with seed "(\d+)"/.exec(output)?.[1];
}
