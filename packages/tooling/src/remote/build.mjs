import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UsageError } from '../build-options.mjs';
import { inputsHash } from '../inputs-hash.mjs';
import { run } from '../webpack/run.mjs';
import { browserConfig } from './browser-config.mjs';
import { CHUNKS_FILE, namedChunks } from './chunks-file.mjs';
import { readDescriptor } from './descriptor.mjs';
import { checkFacts } from './facts.mjs';
import { globalName } from './global-name.mjs';
import { describe } from './manifest.mjs';
import { serve } from './serve.mjs';
import { serverConfig } from './server-config.mjs';

const DEV_HASH_LENGTH = 10;

/**
 * @param {string} directory
 * @returns {Promise<string>} `<package version>-dev.<hash of the inputs>`
 */
async function developmentVersion(directory) {
  const { version } = JSON.parse(await readFile(join(directory, 'package.json'), 'utf8'));
  // A pre-release identifier of digits must not begin with 0, so the hash has a letter in front.
  return `${version}-dev.h${(await inputsHash(directory)).slice(0, DEV_HASH_LENGTH)}`;
}

/**
 * A build replaces its folder, so the folder must be empty, new or an older build of the same remote.
 * @param {string} folder
 * @param {string} name of the remote
 */
async function checkReplaceable(folder, name) {
  const files = existsSync(folder) ? await readdir(folder) : [];
  if (files.length === 0 || (await builtRemote(folder)) === name) return;
  throw new UsageError(`--out ${folder} is no older build of ${name}, and a build would delete its files`);
}

/** @param {string} folder @returns {Promise<unknown>} the name of the remote that was built there; undefined for other folders */
async function builtRemote(folder) {
  try {
    const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
    return manifest.schema === 1 && manifest.globalName ? manifest.name : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Builds one immutable version of a remote into `dist/`: browser files, one server bundle, `manifest.json`.
 * @param {string} directory absolute path of the remote
 * @param {import('../build-options.mjs').BuildOptions} options
 */
export async function build(directory, options) {
  const descriptor = await readDescriptor(directory);
  await checkFacts(directory);
  const version = options.version ?? (await developmentVersion(directory));
  const global = globalName(descriptor.name, version);
  const out = resolve(directory, options.out ?? 'dist');
  if (options.out !== undefined) await checkReplaceable(out, descriptor.name);
  const output = `${out}.building`;
  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });

  const settings = { directory, output, name: descriptor.name, global };
  const stats = await run(browserConfig(settings));
  await run(serverConfig(settings));
  const manifest = await describe({ descriptor, directory, output, version, global, stats });
  await writeFile(join(output, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  await writeFile(join(output, CHUNKS_FILE), JSON.stringify(namedChunks(stats)));
  await rm(out, { recursive: true, force: true });
  await rename(output, out);
  if (options.serve) await serve(out, options.port);
}
