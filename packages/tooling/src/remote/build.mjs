import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inputsHash } from '../inputs-hash.mjs';
import { run } from '../webpack/run.mjs';
import { browserConfig } from './browser-config.mjs';
import { readDescriptor } from './descriptor.mjs';
import { checkFacts } from './facts.mjs';
import { globalName } from './global-name.mjs';
import { describe } from './manifest.mjs';
import { serve } from './serve.mjs';
import { serverConfig } from './server-config.mjs';

const DEV_HASH_LENGTH = 10;

/**
 * The value after an option.
 * @param {string[]} argv
 * @param {string} option
 */
function valueOf(argv, option) {
  const at = argv.indexOf(option);
  return at < 0 ? undefined : argv[at + 1];
}

/**
 * @param {string} directory
 * @param {string[]} argv
 * @returns {Promise<string>} the version of `--version`, or `<package version>-dev.<hash of the inputs>`
 */
async function versionOf(directory, argv) {
  const given = valueOf(argv, '--version');
  if (given) return given;
  const { version } = JSON.parse(await readFile(join(directory, 'package.json'), 'utf8'));
  // A pre-release identifier of digits must not begin with 0, so the hash has a letter in front.
  return `${version}-dev.h${(await inputsHash(directory)).slice(0, DEV_HASH_LENGTH)}`;
}

/**
 * Builds one immutable version of a remote into `dist/`: browser files, one server bundle, `manifest.json`.
 * @param {string} directory absolute path of the remote
 * @param {string[]} argv options: `--version X`, `--out DIR`, and `--serve [PORT]` to serve the build, see serve.mjs
 */
export async function build(directory, argv) {
  const descriptor = await readDescriptor(directory);
  await checkFacts(directory);
  const version = await versionOf(directory, argv);
  const global = globalName(descriptor.name, version);
  const out = valueOf(argv, '--out') ?? join(directory, 'dist');
  const output = `${out}.building`;
  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });

  const settings = { directory, output, name: descriptor.name, global };
  const stats = await run(browserConfig(settings));
  await run(serverConfig(settings));
  const manifest = await describe({ descriptor, directory, output, version, global, stats });
  await writeFile(join(output, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  await rm(out, { recursive: true, force: true });
  await rename(output, out);
  if (argv.includes('--serve')) await serve(out, valueOf(argv, '--serve'));
}
