// Writes docs/configuration.md from the schemas that check the environment. The test of that page does the writing,
// because only jest loads the TypeScript of all parts without a build.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
const { status } = spawnSync(
  process.execPath,
  [
    ...['--experimental-vm-modules', '--no-warnings', jest, '--selectProjects', 'tooling', '--'],
    'test/docs/configuration.spec',
  ],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'test', WRITE_DOCS: '1' } },
);
process.exitCode = status ?? 1;
