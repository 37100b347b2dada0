#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const directory = process.cwd();
const isRemote = existsSync(join(directory, 'remote.json'));
const { build } = isRemote
  ? await import('../src/remote/build.mjs')
  : await import('../src/library/build.mjs');

try {
  await build(directory, process.argv.slice(2));
} catch (error) {
  console.error(`MB-5004 ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
