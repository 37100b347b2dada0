// Runs the fault laboratory: seeded faults, clients, and a check of what they saw. See docs/fault-lab.md.
import { join } from 'node:path';
import { TYPESCRIPT_FLAGS } from '../../../packages/tooling/src/typescript/node-flags.mjs';
import { fail } from '../fail.mjs';
import { prepare } from '../prepare.mjs';
import { ROOT } from '../root.mjs';
import { run } from '../run.mjs';

try {
  await prepare();
  const program = join(ROOT, 'fault-lab/src/main.ts');
  const { code } = await run(process.execPath, [...TYPESCRIPT_FLAGS, program, ...process.argv.slice(2)], {
    cwd: ROOT,
    inherit: true,
    env: process.env,
  });
  process.exitCode = code;
} catch (error) {
  fail(error);
}
