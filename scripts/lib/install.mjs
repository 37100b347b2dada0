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

/**
 * Installs the lock file's packages unless they are installed. Not with `npm ci`, which rejects a lock file without the
 * optional binaries of other platforms.
 */
export async function installDependencies() {
  if (isInstalled()) return;
  console.log('Installing dependencies (1 to 3 minutes, once) ...');
  const startedAt = Date.now();
  const { code, output } = await run('npm', ['install', '--no-save', '--no-audit', '--no-fund'], {
    cwd: ROOT,
    shell: process.platform === 'win32',
  });
  if (code !== 0) throw new Error(`MB-5005 npm install failed:\n${output.slice(-OUTPUT_SHOWN)}`);
  noteInstalled();
  console.log(`  installed in ${Math.round((Date.now() - startedAt) / 1000)} s`);
}
