import { join } from 'node:path';
import { buildDevelopmentShell } from '../../../packages/tooling/src/dev/build-shell.mjs';
import { readConfiguration } from '../configuration.mjs';
import { ROOT } from '../root.mjs';
import { startSite } from '../site/site.mjs';
import { DevelopedRemote } from './developed-remote.mjs';
import { News } from './news.mjs';
import { killOnSecondCtrlC } from './second-ctrl-c.mjs';
import { startDevelopmentEdge } from './start-edge.mjs';

/** @param {string} line */
const log = (line) => console.log(`  ${line}`);

/**
 * Starts the built site with one remote from its sources.
 * @param {{ directory: string, name: string }} which
 * @param {Record<string, string | undefined>} environment the configuration, see docs/configuration.md
 */
export async function startDevelopment(which, environment) {
  const { DATA_DIR, HOST, PORT } = readConfiguration(environment);
  // The edge's cache of unpublished compositions must not mix with the folder of `npm start`.
  const folder = join(DATA_DIR, 'development');
  const news = new News();
  const remote = new DevelopedRemote({ ...which, folder: join(folder, which.name), news, log });
  const shell = await buildDevelopmentShell(join(ROOT, 'shell'));
  await remote.start();
  const PUBLIC_ORIGIN = environment.PUBLIC_ORIGIN || `http://${HOST}:${PORT}`;
  killOnSecondCtrlC();
  // The developed remote is not published, and the others passed the gate before. A service worker would store its files.
  const site = await startSite(
    { GATE_URL: '', OFFLINE: 'off', ...environment },
    {
      stopOnSignals: true,
      startEdge: (env, quiet) =>
        startDevelopmentEdge(
          { remote, shell, news, log },
          { ...env, PUBLIC_ORIGIN, DATA_DIR: folder },
          quiet,
        ),
    },
  );
  return { site, remote };
}
