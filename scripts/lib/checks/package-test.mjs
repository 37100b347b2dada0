// Runs the tests of the package in whose folder it is called: `npm test` in a package. Arguments go to jest.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.mjs';

const { name } = JSON.parse(readFileSync(join(process.cwd(), 'package.json'), 'utf8'));
const project = name.replace('@mockingbird/', '');
const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
const child = spawn(
  process.execPath,
  [
    ...['--experimental-vm-modules', '--no-warnings', jest, '--selectProjects', project],
    ...process.argv.slice(2),
  ],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'test' } },
);
child.on('close', (code) => (process.exitCode = code ?? 1));
