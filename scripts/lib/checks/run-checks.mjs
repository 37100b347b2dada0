import { availableParallelism } from 'node:os';
import { ROOT } from '../root.mjs';
import { run } from '../run.mjs';

const MAX_AT_ONCE = 4;

/** @param {number} milliseconds */
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`.padStart(7);

/** @param {string} text */
const indented = (text) =>
  text
    .trim()
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');

/**
 * Runs one check and prints its result, with its output when there is any.
 * @param {import('./checks.mjs').Check} check
 */
async function runCheck({ name, what, args }) {
  const startedAt = Date.now();
  const { code, output } = await run(process.execPath, args, { cwd: ROOT });
  const passed = code === 0;
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${name.padEnd(8)}${seconds(Date.now() - startedAt)}  ${what}`);
  if (output.trim() !== '') console.log(indented(output));
  return passed;
}

/**
 * Runs checks in parallel, one per core.
 * @param {import('./checks.mjs').Check[]} checks
 * @returns {Promise<string[]>} the names of the failed checks
 */
export async function runChecks(checks) {
  // A fresh clone installs packages after this module is loaded.
  const { default: pMap } = await import('p-map');
  /** @type {string[]} */
  const failed = [];
  /** @param {import('./checks.mjs').Check} check */
  const runNext = async (check) => {
    if (!(await runCheck(check))) failed.push(check.name);
  };
  await pMap(checks, runNext, { concurrency: Math.min(MAX_AT_ONCE, availableParallelism()) });
  return failed;
}
