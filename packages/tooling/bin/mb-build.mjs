#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inputsHash } from '../src/inputs-hash.mjs';

const directory = process.cwd();
const options = process.argv.slice(2);

/** The files of a folder show which kind of package it is. */
function builder() {
  if (existsSync(join(directory, 'remote.json'))) return import('../src/remote/build.mjs');
  if (existsSync(join(directory, 'src/edge'))) return import('../src/shell/build.mjs');
  return import('../src/library/build.mjs');
}

try {
  const { build } = await builder();
  const inputs = await inputsHash(directory);
  await build(directory, options);
  // An explicit version is another build of the same inputs, so it gets no note and `npm run build` replaces it.
  if (options.length === 0) await writeFile(join(directory, 'dist/.inputs'), inputs);
} catch (error) {
  console.error(`MB-5004 ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
