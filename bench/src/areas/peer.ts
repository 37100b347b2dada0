import type { Figure } from '../report/figure.js';
import { measureClicks } from '../peer/measure-clicks.js';
import { measureLoads } from '../peer/measure-loads.js';
import { measureRates } from '../peer/measure-rates.js';
import type { PeerRun } from '../peer/peer-run.js';
import { chooseRoutes } from '../peer/routes/choose-routes.js';
import { planRoute } from '../peer/routes/plan-routes.js';
import type { PlannedRoute } from '../peer/routes/shared-route.js';
import { sharedRoutes } from '../peer/routes/shared-routes.js';
import { hasPeer, noPeerMessage, peerFolder } from '../peer/start/peer-folder.js';
import { startPeer } from '../peer/start/start-peer.js';
import { warmPage } from '../phone/warm-page.js';
import type { PeerPart } from '../options.js';
import type { Tools } from './area.js';

const MEASURES: Record<PeerPart, (run: PeerRun, routes: readonly PlannedRoute[]) => Promise<Figure[]>> = {
  load: measureLoads,
  nav: measureClicks,
  rate: measureRates,
};

async function planRoutes({ sites, options }: Tools, { browser, origins }: PeerRun): Promise<PlannedRoute[]> {
  const planned: PlannedRoute[] = [];
  for (const route of chooseRoutes(await sharedRoutes(sites), options.routes)) {
    await warmPage(origins.ours + route.path);
    planned.push(await planRoute(browser, origins, route));
  }
  return planned;
}

/**
 * The federated site against a Next.js site with the same pages, API and data, on every route that both have.
 * @throws when there is no peer
 */
export async function measurePeer(tools: Tools): Promise<Figure[]> {
  const { sites, options, log } = tools;
  const folder = peerFolder(process.env);
  if (!hasPeer(folder)) throw new Error(noPeerMessage(folder));
  const site = await sites.federated();
  const peer = await startPeer(folder, site, log);
  try {
    const origins = { ours: site.url, peer: peer.url };
    const run: PeerRun = { browser: await sites.chromium(), origins, options, log };
    const routes = await planRoutes(tools, run);
    const figures: Figure[] = [];
    for (const part of options.peerParts) figures.push(...(await MEASURES[part](run, routes)));
    return figures;
  } finally {
    await peer.stop();
  }
}
