import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../../../scripts/lib/run.mjs';

const MODULES = 'node_modules';
/** npm writes this file last, so it marks a complete installation. */
const INSTALLED = join(MODULES, '.package-lock.json');
const OUTPUT_SHOWN = 4_000;

/**
 * Runs a command in the peer's copy.
 * @throws with the end of its output, when it fails
 */
export async function runInPeer(
  copy: string,
  [command, ...args]: readonly [string, ...string[]],
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const { code, output } = await run(command, args, { cwd: copy, env });
  if (code === 0) return;
  throw new Error(`${[command, ...args].join(' ')} failed in ${copy}:\n${output.slice(-OUTPUT_SHOWN)}`);
}

/** Replaces all files of the copy except the installed packages. */
async function copySources(folder: string, copy: string): Promise<void> {
  await mkdir(copy, { recursive: true });
  const old = (await readdir(copy)).filter((name) => name !== MODULES);
  await Promise.all(old.map((name) => rm(join(copy, name), { recursive: true })));
  const sources = (await readdir(folder)).filter((name) => name !== MODULES && name !== '.next');
  for (const name of sources) await cp(join(folder, name), join(copy, name), { recursive: true });
  await makeWritable(copy, sources);
}

/** The handed-over folder may be read-only, and `cp` keeps the modes. The next run could not replace such a copy. */
async function makeWritable(copy: string, sources: readonly string[]): Promise<void> {
  const OWNER_WRITES = 0o755;
  for (const name of sources) {
    await chmod(join(copy, name), OWNER_WRITES);
    const inside = await readdir(join(copy, name), { recursive: true }).catch(() => []);
    for (const path of inside) await chmod(join(copy, name, path), OWNER_WRITES);
  }
}

/**
 * Copies the peer into a folder for temporary files and installs its packages there. Copies with the same lock file share
 * the installation, so only the first run installs.
 * @returns the folder of the copy
 */
export async function installPeer(folder: string, log: (line: string) => void): Promise<string> {
  const lock = await readFile(join(folder, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex').slice(0, 12);
  const copy = join(tmpdir(), 'mockingbird-bench-peer', hash);
  await copySources(folder, copy);
  if (existsSync(join(copy, INSTALLED))) return copy;
  log('peer: npm install (once for each lock file) ...');
  // The bench runs with NODE_ENV=production, and the build needs TypeScript. `npm ci` rejects the lock file: it lists
  // the compilers of Linux only.
  await runInPeer(copy, ['npm', 'install', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline']);
  return copy;
}
