import { BUDGETS } from '../report/budgets.js';
import { CONNECTIONS, PEER_RATE_ROUNDS } from '../limits.js';
import { load, warmUp, type Load } from '../load/load.js';
import { startBareServer } from '../load/start-bare-server.js';
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

/** The two sites, and a server that only sends our bytes: what this machine and the load's own process allow. */
type Rated = Sides<Load[]> & { bare: Load[] };

async function loads({ origins, options }: PeerRun, path: string): Promise<Rated> {
  const bare = await startBareServer(origins.ours + path, HEADERS);
  const urls = { ours: origins.ours + path, peer: origins.peer + path, bare: bare.url };
  const target = (of: keyof Rated) => ({ url: urls[of], connections: CONNECTIONS, headers: HEADERS });
  const measured: Rated = { ours: [], peer: [], bare: [] };
  const all = [...SIDES, 'bare'] as const;
  try {
    for (const each of all) await warmUp(target(each));
    for (let round = 0; round < PEER_RATE_ROUNDS; round += 1) {
      for (const each of all)
        measured[each].push(await load({ ...target(each), seconds: options.loadSeconds }));
    }
  } finally {
    await bare.stop();
  }
  return measured;
}

/** Cached pages per second and their tail latency; the sites take turns. The load comes from this process. */
export async function measureRates(run: PeerRun, routes: readonly SharedRoute[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, path } of routes.filter((route) => RATED_ROUTES.includes(route.name))) {
    run.log(`peer: cached pages per second, ${name} (${path})`);
    const measured = await loads(run, path);
    const medianOf = (list: readonly Load[], of: (one: Load) => number) => median(list.map(of));
    const medians = (of: (one: Load) => number): Sides<number> => ({
      ours: medianOf(measured.ours, of),
      peer: medianOf(measured.peer, of),
    });
    const rates = medians(({ rate }) => rate);
    const bare = medianOf(measured.bare, ({ rate }) => rate);
    const tails = medians(({ p99Ms }) => p99Ms);
    const under = `${name}: cached page, ${CONNECTIONS} connections`;
    figures.push(
      comparison(under, '/s', rates, BUDGETS.peerRate),
      {
        area: 'peer',
        name: `${under}, against a server that only sends the bytes`,
        value: rates.ours,
        unit: '/s',
        baseline: { name: 'bare node:http', value: bare },
      },
      comparison(`${under}, p99`, 'ms', tails, BUDGETS.peerTail),
    );
  }
  return figures;
}
