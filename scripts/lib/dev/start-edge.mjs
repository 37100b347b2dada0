import { join } from 'node:path';
import { startChild } from '../child.mjs';
import { ROOT } from '../root.mjs';
import { startReleasesFront } from './releases-front.mjs';
import { startSiteFront } from './site-front.mjs';

/**
 * @typedef {import('./developed-remote.mjs').DevelopedRemote} DevelopedRemote
 * @typedef {import('./news.mjs').News} News
 */

const RELEASES = 'releases=';

/**
 * @param {string} text
 * @returns the origin of the releases module in the edge's `SERVICES_URL`, and all other entries
 */
function splitServicesUrl(text) {
  const entries = text.split(',').map((entry) => entry.trim());
  const ofReleases = entries.find((entry) => entry.startsWith(RELEASES));
  const ofAll = entries.find((entry) => entry.startsWith('*=') || !entry.includes('='));
  const releases = (ofReleases ?? ofAll ?? '').replace(/^[a-z*]+=/, '');
  return { releases, others: entries.filter((entry) => !entry.startsWith(RELEASES)) };
}

/**
 * The edge for development: the built one with the development shell, between two proxies. Browsers use the first; the
 * edge fetches the composition through the second.
 * @param {{ remote: DevelopedRemote, shell: string, news: News, log: (text: string) => void }} development
 * @param {NodeJS.ProcessEnv} env of the edge: the first proxy uses PORT and HOST; the data folder is separate
 * @param {boolean} quiet
 * @returns {Promise<import('../child.mjs').RunningChild>}
 */
export async function startDevelopmentEdge({ remote, shell, news, log }, env, quiet) {
  const { releases, others } = splitServicesUrl(env.SERVICES_URL ?? '');
  const releasesFront = await startReleasesFront(releases, () => remote.current);
  /** @type {import('../child.mjs').RunningPart[]} */
  const started = [releasesFront];
  const stop = async () => {
    for (const part of started.toReversed()) await part.stop();
  };
  const SERVICES_URL = [...others, `${RELEASES}${releasesFront.address}`].join(',');
  try {
    const edge = await startChild(
      'edge',
      process.execPath,
      [join(shell, 'edge/main.cjs'), '--ignore-sigint'],
      {
        cwd: ROOT,
        env: {
          ...env,
          PORT: '0',
          HOST: '127.0.0.1',
          SERVICES_URL,
          COMPOSITION_PUBLIC_KEYS: releasesFront.publicKeys,
        },
        quiet,
      },
    );
    started.push(edge);
    const front = await startSiteFront(
      {
        edge: edge.address,
        name: remote.name,
        directory: remote.directory,
        files: remote.files,
        shell: join(shell, 'browser'),
        news,
        log,
      },
      { port: Number(env.PORT), host: env.HOST ?? '127.0.0.1' },
    );
    started.push(front);
    return { address: front.address, pid: edge.pid, exited: edge.exited, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
