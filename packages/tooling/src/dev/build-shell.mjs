import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../webpack/run.mjs';
import { DEVELOPMENT_PREFIX, developmentShellConfig, SHELL_FILE } from './shell-config.mjs';

/** @param {Buffer} bytes */
const digest = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * The list of shell files for browsers: the built ones, with the development scripts instead of the originals.
 * @param {string} built folder
 * @param {string} browser folder of the development scripts
 */
async function describeAssets(built, browser) {
  const assets = JSON.parse(await readFile(join(built, 'assets.json'), 'utf8'));
  const described = { ...assets, onDemand: {} };
  for (const file of (await readdir(browser)).filter((name) => name.startsWith(DEVELOPMENT_PREFIX))) {
    if (!file.endsWith('.js')) continue;
    const integrity = digest(await readFile(join(browser, file)));
    if (file === SHELL_FILE) described['shell.js'] = { file, integrity };
    else described.onDemand[`/assets/${file}`] = integrity;
  }
  return described;
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
    const assets = await describeAssets(built, browser);
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
