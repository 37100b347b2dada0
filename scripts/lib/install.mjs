import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

const NOTE = join(ROOT, 'node_modules/.mockingbird-installed');
const OUTPUT_SHOWN = 4_000;

const wanted = () =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .update(process.versions.modules)
    .digest('hex');

const isInstalled = () => existsSync(NOTE) && readFileSync(NOTE, 'utf8') === wanted();

/** Marks that the current lock file is installed. */
export const noteInstalled = () => writeFileSync(NOTE, wanted());

/** Packages whose install scripts may run: `allowScripts` of package.json, which npm 11 reads too. */
function packagesWithScripts() {
  /** @type {{ allowScripts: Record<string, boolean> }} */
  const { allowScripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return Object.keys(allowScripts).filter((name) => allowScripts[name]);
}

/** @param {string[]} args @throws with the end of npm's output */
async function runNpm(args) {
  const { code, output } = await run('npm', args, { cwd: ROOT, shell: process.platform === 'win32' });
  if (code !== 0) throw new Error(`MB-5005 npm ${args[0]} failed:\n${output.slice(-OUTPUT_SHOWN)}`);
}

/**
 * Installs the lock file's packages unless they are installed. Not with `npm ci`, which rejects a lock file without the
 * optional binaries of other platforms. npm before version 11 would run the install scripts of all packages, so none runs
 * first, and then those of the listed ones.
 */
export async function installDependencies() {
  if (isInstalled()) return;
  console.log('Installing dependencies (1 to 3 minutes, once) ...');
  const startedAt = Date.now();
  await runNpm(['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts']);
  await runNpm(['rebuild', ...packagesWithScripts()]);
  noteInstalled();
  console.log(`  installed in ${Math.round((Date.now() - startedAt) / 1000)} s`);
}
