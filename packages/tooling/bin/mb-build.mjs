#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseBuildOptions, USAGE, UsageError } from '../src/build-options.mjs';
import { inputsHash } from '../src/inputs-hash.mjs';
import { withoutBacktraces } from '../src/webpack/build-errors.mjs';

/** sysexits.h: invalid command line. */
const EX_USAGE = 64;
const directory = process.cwd();
const args = process.argv.slice(2);

/** The files of a folder show which kind of package it is. */
function builder() {
  if (existsSync(join(directory, 'remote.json'))) return import('../src/remote/build.mjs');
  if (args.length > 0)
    throw new UsageError('The options are for remotes, and this folder has no remote.json');
  if (existsSync(join(directory, 'src/edge'))) return import('../src/shell/build.mjs');
  return import('../src/library/build.mjs');
}

async function main() {
  withoutBacktraces(process.env);
  const options = parseBuildOptions(args);
  if (options === 'help') {
    console.log(USAGE);
    return;
  }
  const { build } = await builder();
  const inputs = await inputsHash(directory);
  await build(directory, options);
  // An explicit version is another build of the same inputs, so it gets no note and `npm run build` replaces it.
  if (args.length === 0) await writeFile(join(directory, 'dist/.inputs'), inputs);
}

try {
  await main();
} catch (error) {
  const isUsage = error instanceof UsageError;
  console.error(`${isUsage ? 'MB-5009' : 'MB-5004'} ${error instanceof Error ? error.message : error}`);
  if (isUsage) console.error(`\n${USAGE}`);
  process.exitCode = isUsage ? EX_USAGE : 1;
}
