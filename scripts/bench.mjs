// Measures the built product against baselines of the same sources. See docs/quality.md.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail } from './lib/fail.mjs';
import { prepare } from './lib/prepare.mjs';
import { ROOT } from './lib/root.mjs';

const folder = join(ROOT, 'bench');

/**
 * The bench is TypeScript that plain Node runs, on the workspace packages' sources.
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
function runBench(args) {
  const register = pathToFileURL(join(folder, 'bin/register.mjs')).href;
  const flags = ['--enable-source-maps', '--no-warnings', '--conditions=source', '--import', register];
  const child = spawn(process.execPath, [...flags, join(folder, 'src/main.ts'), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
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
