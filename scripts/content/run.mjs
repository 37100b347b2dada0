// Writes and checks the question bank. See content/README.md.
import { join } from 'node:path';
import { TYPESCRIPT_FLAGS } from '../../packages/tooling/src/typescript/node-flags.mjs';
import { fail } from '../lib/fail.mjs';
import { ROOT } from '../lib/root.mjs';
import { run } from '../lib/run.mjs';

/** @type {Record<string, string>} */
const COMMANDS = {
  build: 'content/src/build/build.ts',
  check: 'content/src/verifier/check.ts',
  preview: 'content/src/templates/preview.ts',
  sample: 'content/src/verifier/sample.ts',
};

try {
  const [name = '', ...args] = process.argv.slice(2);
  const script = COMMANDS[name];
  if (!script) throw new Error(`Expected one of: ${Object.keys(COMMANDS).join(', ')}`);
  const { code } = await run(process.execPath, [...TYPESCRIPT_FLAGS, join(ROOT, script), ...args], {
    inherit: true,
  });
  process.exitCode = code;
} catch (error) {
  fail(error);
}
