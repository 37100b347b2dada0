import { join } from 'node:path';
import { buildDevelopmentShell } from '../../../packages/tooling/src/dev/build-shell.mjs';
import { readConfiguration } from '../configuration.mjs';
import { ROOT } from '../root.mjs';
import { startSite } from '../site/site.mjs';
import { DevelopedRemote } from './developed-remote.mjs';
import { News } from './news.mjs';
import { killOnSecondCtrlC } from './second-ctrl-c.mjs';
import { startDevelopmentEdge } from './start-edge.mjs';

const say = (line) => console.log(`  ${line}`);

/**
 * Starts the whole site as built, and one remote of it from its sources.
 * @param {{ directory: string, name: string }} which
 * @param {Record<string, string | undefined>} environment the configuration, see docs/configuration.md
 */
export async function startDevelopment(which, environment) {
  const { DATA_DIR, HOST, PORT } = readConfiguration(environment);
  // Whatever the edge keeps, of compositions that were never published, stays out of `npm start`'s folder.
  const folder = join(DATA_DIR, 'development');
  const news = new News();
  const remote = new DevelopedRemote({ ...which, folder: join(folder, which.name), news, say });
  const shell = await buildDevelopmentShell(join(ROOT, 'shell'));
  await remote.start();
  const PUBLIC_ORIGIN = environment.PUBLIC_ORIGIN || `http://${HOST}:${PORT}`;
  killOnSecondCtrlC();
  // Nothing of the developed remote is published, and the others passed when they were.
  const site = await startSite(
    { GATE_URL: '', ...environment },
    {
      stopOnSignals: true,
      startEdge: (env, quiet) =>
        startDevelopmentEdge(
          { remote, shell, news, say },
          { ...env, PUBLIC_ORIGIN, DATA_DIR: folder },
          quiet,
        ),
    },
  );
  return { site, remote };
}
