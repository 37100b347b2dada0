import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { embedFileList } from '../shell/embed-file-list.mjs';
import { run } from '../webpack/run.mjs';
import { DEVELOPMENT_PREFIX, developmentShellConfig, SHELL_FILE } from './shell-config.mjs';

/** @param {Buffer} bytes */
const digest = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Completes the first development script with the list of the later ones.
 * @param {string} built folder
 * @param {string} browser folder of the development scripts
 * @returns the list of shell files for browsers: the built ones, with the development scripts instead of the originals
 */
async function completeAssets(built, browser) {
  /** @type {Record<string, string>} */
  const onDemand = {};
  const isLater = (/** @type {string} */ name) =>
    name.startsWith(DEVELOPMENT_PREFIX) && name.endsWith('.js') && name !== SHELL_FILE;
  for (const file of (await readdir(browser)).filter(isLater))
    onDemand[`/assets/${file}`] = digest(await readFile(join(browser, file)));
  const first = join(browser, SHELL_FILE);
  await writeFile(first, embedFileList(await readFile(first, 'utf8'), onDemand));
  const assets = JSON.parse(await readFile(join(built, 'assets.json'), 'utf8'));
  const integrity = digest(await readFile(first));
  return { ...assets, onDemand, 'shell.js': { file: SHELL_FILE, integrity } };
}

/**
 * Creates the development copy of a built shell, in a folder of the build. A new build deletes it, and the next call
 * creates it again. `edge/`, `assets/` and `service-worker/` come from the build; `browser/` has the development scripts.
 * @param {string} directory absolute path of the shell
 * @returns {Promise<string>} the folder from which an edge can start
 */
export async function buildDevelopmentShell(directory) {
  const built = join(directory, 'dist');
  const target = join(built, 'development');
  if (existsSync(target)) return target;
  const making = `${target}.${process.pid}`;
  const browser = join(making, 'browser');
  await mkdir(making, { recursive: true });
  try {
    await run(developmentShellConfig({ directory, output: browser }));
    // Copies instead of links, because an edge resolves its own real path.
    for (const part of ['edge', 'assets', 'service-worker'])
      await cp(join(built, part), join(making, part), { recursive: true });
    const assets = await completeAssets(built, browser);
    await writeFile(join(making, 'assets.json'), `${JSON.stringify(assets, null, 1)}\n`);
    await rename(making, target).catch((error) => {
      // Another run finished first, with the same result.
      if (!existsSync(target)) throw error;
    });
  } finally {
    await rm(making, { recursive: true, force: true });
  }
  return target;
}
