// Runs jest for `npm test` in two parts, counts the results and prints where the time went.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from '../root.mjs';
import { longTests } from './long-tests.mjs';

const BROWSER_PROJECT = 'e2e';
/** Failure scenarios, each in a file that can run alone. Several share a site through e2e/test/failures-*.spec.ts. */
const SCENARIOS = 'e2e/failures/';

/** Parallel test files: more than cores, because many wait for a time limit or another process. */
const FILES_AT_ONCE = 3;
/**
 * A worker with more memory than this after a file is replaced. jest never frees ES modules of finished files. After
 * some hundred files, garbage collection would take most of the time.
 */
const WORKER_MEMORY = '1GB';
/** Number of the slowest files that are printed. */
const SLOWEST_SHOWN = 10;

/**
 * A test file in jest's report; times are in milliseconds.
 * @typedef {{ name: string, status: string, startTime: number, endTime: number, assertionResults: Test[] }} TestFile
 * @typedef {{ status: string, fullName: string }} Test
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {Counts & { files: TestFile[] }} Result
 */

/** @param {TestFile[]} files @returns {Counts} */
const countOf = (files) => {
  const outcomes = files.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  return {
    passed: outcomes.filter((status) => status === 'passed').length,
    failed:
      outcomes.filter((status) => status === 'failed').length +
      files.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
        .length,
  };
};

/**
 * Prints the tests that failed, a line each, so that the end of a long log names them.
 * @param {TestFile[]} files
 */
function reportFailures(files) {
  for (const { name, status, assertionResults } of files) {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    for (const { fullName } of failed) console.log(`failed: ${relative(ROOT, name)} › ${fullName}`);
    if (status === 'failed' && failed.length === 0) console.log(`failed: ${relative(ROOT, name)}`);
  }
}

/**
 * Runs jest and counts the results. NODE_OPTIONS: jest loads ES modules only with this flag.
 * @param {string[]} args
 * @returns {Promise<Result>}
 */
function runOnce(args) {
  const folder = mkdtempSync(join(tmpdir(), 'mockingbird-jest-'));
  const report = join(folder, 'report.json');
  const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [
        ...['--experimental-vm-modules', '--no-warnings', jest, '--json', `--outputFile=${report}`],
        ...[`--workerIdleMemoryLimit=${WORKER_MEMORY}`, ...args],
      ],
      // jest also prints the JSON report to stdout; the file has it, and people read stderr.
      { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, NODE_ENV: 'test' } },
    );
    child.on('error', reject);
    child.on('close', (code) => {
      try {
        const result = JSON.parse(readFileSync(report, 'utf8'));
        resolve({ ...countOf(result.testResults), files: result.testResults });
      } catch {
        reject(new Error(`jest ended with code ${code} and without a report`));
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    });
  });
}

/** @param {number} milliseconds */
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`.padStart(9);

/**
 * Prints the duration of each part, and the slowest files.
 * @param {(Result & { name: string, milliseconds: number })[]} parts
 */
function reportTimes(parts) {
  console.log('Where the time went:');
  for (const { name, milliseconds } of parts) console.log(`${seconds(milliseconds)}  ${name}`);
  const slowest = parts
    .flatMap(({ files }) => files)
    .map(({ name, startTime, endTime }) => ({
      name: relative(ROOT, name),
      milliseconds: endTime - startTime,
    }))
    .sort((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, SLOWEST_SHOWN);
  console.log(`The ${slowest.length} slowest files:`);
  for (const { name, milliseconds } of slowest) console.log(`${seconds(milliseconds)}  ${name}`);
}

/** @param {string} name @param {string[]} args */
async function runPart(name, args) {
  const startedAt = Date.now();
  const result = await runOnce(args);
  return { name, milliseconds: Date.now() - startedAt, ...result };
}

/**
 * Runs the tests: first those without a browser, then those with one. A failed file is not repeated.
 * @param {string[]} args passed to jest; with any, only one run
 * @returns {Promise<Counts>}
 */
export async function runJest(args) {
  if (args.length > 0) return runOnce(args);
  const leftOut = ['--testPathIgnorePatterns', '/node_modules/', longTests, SCENARIOS];
  const parts = [
    await runPart('without a browser', [
      ...['--ignoreProjects', BROWSER_PROJECT, `--maxWorkers=${FILES_AT_ONCE}`, '--forceExit'],
      ...leftOut,
    ]),
    await runPart('in a browser', [
      ...['--selectProjects', BROWSER_PROJECT, '--forceExit', `--maxWorkers=${FILES_AT_ONCE}`],
      ...leftOut,
    ]),
  ];
  reportTimes(parts);
  reportFailures(parts.flatMap(({ files }) => files));
  return parts.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), {
    passed: 0,
    failed: 0,
  });
}
