// Measures the built product against baselines of the same sources. See docs/quality.md.
import { join } from 'node:path';
import { TYPESCRIPT_FLAGS } from '../packages/tooling/src/typescript/node-flags.mjs';
import { fail } from './lib/fail.mjs';
import { prepare } from './lib/prepare.mjs';
import { ROOT } from './lib/root.mjs';
import { run } from './lib/run.mjs';

/**
 * The bench is TypeScript that plain Node runs, on the workspace packages' sources.
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
async function runBench(args) {
  const { code } = await run(
    process.execPath,
    [...TYPESCRIPT_FLAGS, join(ROOT, 'bench/src/main.ts'), ...args],
    {
      cwd: ROOT,
      inherit: true,
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  return code;
}

try {
  const args = process.argv.slice(2);
  // With --json, standard output is the JSON only.
  if (args.includes('--json')) console.log = console.error;
  await prepare();
  const { ensureChromium } = await import('./lib/chromium.mjs');
  await ensureChromium();
  process.exitCode = await runBench(args);
} catch (error) {
  fail(error);
}
