// Writes docs/access.md from the routes of the services. The test of that page does the writing, because it starts the
// services and calls each route.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../root.mjs';

const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
const { status } = spawnSync(
  process.execPath,
  [
    ...[
      '--experimental-vm-modules',
      '--no-warnings',
      jest,
      '--forceExit',
      '--selectProjects',
      'services',
      '--',
    ],
    'test/http/roles.spec',
  ],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'test', WRITE_DOCS: '1' } },
);
process.exitCode = status ?? 1;
