// Runs one remote from its sources in the built site: `npm run dev -- mfe-x`.
import { withoutBacktraces } from '../packages/tooling/src/webpack/build-errors.mjs';
import { fail } from './lib/fail.mjs';
import { prepare } from './lib/prepare.mjs';
import { developedRemotes, isForDevelopment } from './lib/workspaces.mjs';

try {
  withoutBacktraces(process.env);
  await prepare({ build: false });
  const { findRemote } = await import('./lib/dev/remote.mjs');
  const which = findRemote(process.argv[2], { remotes: developedRemotes(), command: 'npm run dev' });
  await prepare({
    build: (workspace) => !isForDevelopment(workspace) || workspace.directory === which.directory,
  });
  const { startDevelopment } = await import('./lib/dev/start-development.mjs');
  const { site, remote } = await startDevelopment(which, process.env);
  console.log(
    [
      '',
      `  site      ${site.addresses.site}`,
      `  services  ${site.addresses.services}`,
      '',
      `  ${which.name} runs from its sources:`,
      ...remote.pages().map((path) => `  ${site.addresses.site}${path}`),
      '',
      'Ctrl-C stops everything.',
    ].join('\n'),
  );
} catch (error) {
  fail(error);
}
