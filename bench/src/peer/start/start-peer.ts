import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../../../e2e/src/harness/ports.js';
import type { TestSite } from '../../../../e2e/src/harness/site/site.js';
import { until } from '../../../../e2e/src/harness/until.js';
import { PEER_START_LIMIT_MS, PEER_STOP_LIMIT_MS } from '../../limits.js';
import { installPeer, runInPeer } from './install-peer.js';

export interface Peer {
  url: string;
  stop: () => Promise<void>;
}

const HOST = '127.0.0.1';
const NEXT = 'node_modules/next/dist/bin/next';

/** The peer gets the API, the data and the pictures of the federated site. */
const environment = (url: string, site: TestSite): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  INLINE_CSS: '1',
  API_BASE: site.servicesUrl,
  API_KEYS: site.running.secrets.API_KEYS,
  ASSET_BASE: site.url,
  SITE_URL: url,
});

async function serve(copy: string, port: number, env: NodeJS.ProcessEnv): Promise<Peer> {
  const child = spawn(process.execPath, [NEXT, 'start', '-p', String(port), '-H', HOST], {
    cwd: copy,
    env,
    stdio: 'ignore',
  });
  const exited = once(child, 'close');
  const stop = async () => {
    child.kill('SIGTERM');
    const limit = setTimeout(() => child.kill('SIGKILL'), PEER_STOP_LIMIT_MS);
    await exited;
    clearTimeout(limit);
  };
  const url = `http://${HOST}:${port}`;
  const answers = async () => {
    if (child.exitCode !== null) throw new Error(`next start ended with code ${child.exitCode}`);
    return fetch(url, { redirect: 'manual' }).then(
      ({ status }) => status < 400,
      () => false,
    );
  };
  try {
    await until(`${url} answers`, answers, PEER_START_LIMIT_MS);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

/**
 * Builds the peer with the data of a running site and starts it.
 * @param folder with the handed-over sources, which stay as they are
 */
export async function startPeer(folder: string, site: TestSite, log: (line: string) => void): Promise<Peer> {
  const copy = await installPeer(folder, log);
  const port = await freePort();
  const env = environment(`http://${HOST}:${port}`, site);
  log('peer: next build ...');
  await runInPeer(copy, [process.execPath, join(copy, NEXT), 'build'], env);
  return serve(copy, port, env);
}
