// Opens and leaves the pages of one remote again and again, and finds what they leave behind: `npm run hygiene -- mfe-x`.
import { fail } from '../fail.mjs';
import { prepare } from '../prepare.mjs';
import { remotes } from '../workspaces.mjs';

try {
  await prepare({ build: false });
  const { findRemote } = await import('../dev/remote.mjs');
  const { name } = findRemote(process.argv[2], { remotes: remotes(), command: 'npm run hygiene' });
  await prepare();
  const { chooseTestBrowser } = await import('../chromium.mjs');
  await chooseTestBrowser();
  process.env.HYGIENE_REMOTE = name;
  const { runJest } = await import('./jest.mjs');
  const kit = ['--selectProjects', 'e2e', '--runTestsByPath', 'e2e/test/hygiene.spec.ts', '--forceExit'];
  const { passed, failed } = await runJest(kit);
  console.log(
    failed === 0 && passed > 0
      ? `${name} leaves nothing behind in the page`
      : `${name} leaves something behind, or one of its pages failed: see docs/developing.md, "Find leaks"`,
  );
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
} catch (error) {
  fail(error);
}
