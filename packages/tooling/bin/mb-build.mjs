#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const directory = process.cwd();

/** The files of a folder show which kind of package it is. */
function builder() {
  if (existsSync(join(directory, 'remote.json'))) return import('../src/remote/build.mjs');
  if (existsSync(join(directory, 'src/edge'))) return import('../src/shell/build.mjs');
  return import('../src/library/build.mjs');
}

try {
  const { build } = await builder();
  await build(directory, process.argv.slice(2));
} catch (error) {
  console.error(`MB-5004 ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
