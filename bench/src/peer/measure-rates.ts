import { BUDGETS } from '../areas/budgets.js';
import { CONNECTIONS, PEER_RATE_ROUNDS } from '../limits.js';
import { load, warmUp, type Load } from '../load/load.js';
import type { Figure } from '../report/figure.js';
import { median } from '../statistics.js';
import { comparison } from './figures.js';
import type { PeerRun } from './peer-run.js';
import type { SharedRoute } from './routes/shared-route.js';
import { SIDES, type Sides } from './sides.js';

/** The peer compresses with gzip only; both send the same encoding. */
const HEADERS = { accept: 'text/html', 'accept-encoding': 'gzip' };

/** Pages of three remotes; the rate hardly depends on the page. */
const RATED_ROUTES = ['home', 'exam', 'post'];

async function loads({ origins, options }: PeerRun, path: string): Promise<Sides<Load[]>> {
  const target = (side: keyof Sides<string>) => ({
    url: origins[side] + path,
    connections: CONNECTIONS,
    headers: HEADERS,
  });
  const measured: Sides<Load[]> = { ours: [], peer: [] };
  for (const side of SIDES) await warmUp(target(side));
  for (let round = 0; round < PEER_RATE_ROUNDS; round += 1) {
    for (const side of SIDES)
      measured[side].push(await load({ ...target(side), seconds: options.loadSeconds }));
  }
  return measured;
}

/** Cached pages per second and their tail latency; the sites take turns. The load comes from this process. */
export async function measureRates(run: PeerRun, routes: readonly SharedRoute[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, path } of routes.filter((route) => RATED_ROUTES.includes(route.name))) {
    run.log(`peer: cached pages per second, ${name} (${path})`);
    const measured = await loads(run, path);
    const medians = (of: (one: Load) => number): Sides<number> => ({
      ours: median(measured.ours.map(of)),
      peer: median(measured.peer.map(of)),
    });
    const rates = medians(({ rate }) => rate);
    const tails = medians(({ p99Ms }) => p99Ms);
    const under = `${name}: cached page, ${CONNECTIONS} connections`;
    figures.push(
      comparison(under, '/s', rates, BUDGETS.peerRate),
      comparison(`${under}, p99`, 'ms', tails, BUDGETS.peerTail),
    );
  }
  return figures;
}
