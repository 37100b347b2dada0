import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

const BROWSER_PROJECT = 'e2e';
/** Tests that take long and are run by `npm run prove` alone. */
const PROVED = '(e2e/test/(load|dev)|packages/embedded-mongo/test/(limits|fairness|speed))\\.spec';
/** Tests that measure rates or tails: nothing else may run beside them. */
const MEASURING = 'e2e/test/(edge|failures-server)\\.spec';

/** Failure scenarios, each a file that can be run alone; several share a site by way of e2e/test/failures-*.spec.ts. */
const SCENARIOS = 'e2e/failures/';

/**
 * Files that failed beside others are run once more, alone: on two busy cores a browser beside a browser may miss a time
 * limit. What fails alone has failed; and when more files than this fail, it is not the machine.
 */
const ASKED_AGAIN = 6;

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
      ['--experimental-vm-modules', '--no-warnings', jest, '--json', `--outputFile=${report}`, ...args],
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

const sum = (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed });

/** Runs once more, alone, the files of a run that failed; the run's counts with the second outcome in their place. */
async function askAgain(run) {
  const failed = run.files.filter(({ status }) => status === 'failed');
  if (failed.length === 0 || failed.length > ASKED_AGAIN) return run;
  const names = failed.map(({ name }) => name);
  console.log(`Failed beside others, asked again alone:\n${names.map((name) => `  ${name}`).join('\n')}`);
  const again = await runOnce(['--runInBand', '--forceExit', '--runTestsByPath', ...names]);
  return sum(countOf(run.files.filter(({ status }) => status !== 'failed')), again);
}

/**
 * Runs the tests: first all that need no browser, then those that do, two files at a time, since they wait a lot; last, one
 * after the other, those that measure.
 * @param {string[]} args handed to jest; with any, one run of just those
 */
export async function runJest(args) {
  if (args.length > 0) return runOnce(args);
  const leftOut = ['--testPathIgnorePatterns', '/node_modules/', PROVED, SCENARIOS];
  const units = await runOnce([
    ...['--ignoreProjects', BROWSER_PROJECT, '--maxWorkers=2', '--forceExit'],
    ...leftOut,
  ]);
  const inBrowser = ['--selectProjects', BROWSER_PROJECT, '--forceExit'];
  const besides = ['--maxWorkers=2', ...leftOut, MEASURING];
  const browser = await runOnce([...inBrowser, ...besides]);
  const measured = await runOnce([...inBrowser, '--runInBand', '--testPathPatterns', MEASURING]);
  const settled = [await askAgain(units), await askAgain(browser), measured];
  return settled.reduce(sum);
}
