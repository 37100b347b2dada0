// Attacks the built product, and measures what other clients notice of it. See docs/attack.md.
import { join } from 'node:path';
import { TYPESCRIPT_FLAGS } from '../packages/tooling/src/typescript/node-flags.mjs';
import { fail } from './lib/fail.mjs';
import { prepare } from './lib/prepare.mjs';
import { ROOT } from './lib/root.mjs';
import { run } from './lib/run.mjs';

try {
  await prepare();
  // The suite is TypeScript that plain Node runs, on the workspace packages' sources.
  const { code } = await run(
    process.execPath,
    [...TYPESCRIPT_FLAGS, join(ROOT, 'attack/src/main.ts'), ...process.argv.slice(2)],
    { cwd: ROOT, inherit: true, env: { ...process.env, NODE_ENV: 'production' } },
  );
  process.exitCode = code;
} catch (error) {
  fail(error);
}
