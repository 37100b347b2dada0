import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from '../root.mjs';

const BROWSER_PROJECT = 'e2e';
/** Tests that take long and are run by `npm run prove` alone. */
const PROVED = '(e2e/test/(load|dev)|packages/embedded-mongo/test/(limits|fairness|speed))\\.spec';
/** Failure scenarios, each a file that can be run alone; several share a site by way of e2e/test/failures-*.spec.ts. */
const SCENARIOS = 'e2e/failures/';

/** Test files that run side by side: more than cores, since many wait for a time limit or another process. */
const FILES_AT_ONCE = 3;
/**
 * A worker that holds more than this between two files is replaced. Modules of finished files are never let go where they
 * are ES modules; after some hundred files the collector of garbage would take most of the time.
 */
const WORKER_MEMORY = '1GB';
/** How many of the slowest files are printed, so that it shows where the time goes. */
const SLOWEST_SHOWN = 10;

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

/** Runs jest to its end and counts. NODE_OPTIONS: jest loads ES modules only with this flag. */
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
      // The JSON that jest also prints to stdout is in the file; people read stderr.
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

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`.padStart(9);

/** Prints how long each part took, and the files that took longest. */
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

async function runPart(name, args) {
  const startedAt = Date.now();
  const result = await runOnce(args);
  return { name, milliseconds: Date.now() - startedAt, ...result };
}

/**
 * Runs the tests: first all that need no browser, then those that do. A file that fails has failed: none is run again.
 * @param {string[]} args handed to jest; with any, one run of just those
 */
export async function runJest(args) {
  if (args.length > 0) return runOnce(args);
  const leftOut = ['--testPathIgnorePatterns', '/node_modules/', PROVED, SCENARIOS];
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
  return parts.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }));
}
