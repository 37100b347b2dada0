// Creates a working remote: `npm run new:remote -- mfe-x`.
import { join } from 'node:path';
import { createRemote } from '../packages/tooling/src/new-remote/create.mjs';
import { fail } from './lib/fail.mjs';
import { noteInstalled } from './lib/install.mjs';
import { prepare } from './lib/prepare.mjs';
import { ROOT } from './lib/root.mjs';
import { run } from './lib/run.mjs';

const name = process.argv[2] ?? '';

try {
  await prepare({ build: false });
  const written = await createRemote(ROOT, name);
  for (const file of written) console.log(`  ${file}`);
  // Names differ in length, so prettier formats the template's tables again.
  await run(process.execPath, [join(ROOT, 'node_modules/prettier/bin/prettier.cjs'), '--write', name], {
    cwd: ROOT,
  });
  // Adds the workspace to the lock file and node_modules; npm downloads nothing new.
  const { code, output } = await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: ROOT,
    shell: process.platform === 'win32',
  });
  if (code !== 0) throw new Error(`MB-5005 npm install failed:\n${output}`);
  noteInstalled();
  console.log(`\n${name} is there. Its page: npm run dev -- ${name}, then open /${name.slice(4)}`);
} catch (error) {
  fail(error);
}
