import { resolveRoute } from '@mockingbird/registry';
import { CONNECTIONS, HANGING_VISITORS, MANY_CONNECTIONS, RENDER_CONNECTIONS } from '../limits.js';
import { background, load, warmUp, type LoadTarget } from '../load/load.js';
import type { Figure } from '../report/figure.js';
import type { Sites } from '../sites.js';
import type { Tools } from './area.js';
import { BUDGETS } from '../report/budgets.js';
import { hangRemote } from '../load/hanging-remote.js';
import { publications } from './measured-pages.js';
import { measureRenders } from '../render/measure-renders.js';

/** A browser's request. */
const COMPRESSED = { 'accept-encoding': 'gzip, deflate, br' };

/** Text of a rendered page, which a client-rendered page lacks. */
const RENDERED = '"rendered":true';

type Target = Omit<LoadTarget, 'seconds'>;

const cachedPage = (url: string, connections: number): Target => ({ url, connections, headers: COMPRESSED });

/** Every request searches for another text, so that no page is in the cache. */
function renderedPage(origin: string, home: string): Target {
  let searches = 0;
  const pathOf = () => `${home}?q=search-${(searches += 1)}`;
  return { url: origin, connections: RENDER_CONNECTIONS, pathOf, expects: RENDERED };
}

/** Every visitor requests another address, so that none waits for another one's render. */
async function withHangingRemote<T>(sites: Sites, work: () => Promise<T>): Promise<T> {
  const site = await sites.federated();
  const { exam } = await sites.addresses();
  const built = await publications();
  const owner = resolveRoute(
    built.map(({ manifest }) => manifest),
    exam,
  )?.remote.name;
  const victim = built.find(({ manifest }) => manifest.name === owner);
  if (!victim) throw new Error(`No remote owns ${exam}`);
  await hangRemote(site, victim, exam);
  const folder = exam.slice(0, exam.lastIndexOf('/'));
  const visitors = background({
    url: site.url,
    connections: HANGING_VISITORS,
    pathOf: (count) => `${folder}/hangs-${count}`,
  });
  try {
    return await work();
  } finally {
    await visitors.stop();
  }
}

const rate = (name: string, value: number): Figure => ({ area: 'edge', name, value, unit: '/s' });

/** Throughput of the edge's process; the load comes from this one. Disturbs the site: run it last. */
export async function measureEdge({ sites, options, log }: Tools): Promise<Figure[]> {
  const { home } = await sites.addresses();
  const { url } = await sites.federated();
  const seconds = options.loadSeconds;
  const few = cachedPage(url + home, CONNECTIONS);
  const render = renderedPage(url, home);
  log('edge: cached and rendered pages');
  await warmUp(few);
  await warmUp(render);
  const fresh = await load({ ...render, seconds });
  const moderate = await load({ ...few, seconds });
  const heavy = await load({ ...cachedPage(url + home, MANY_CONNECTIONS), seconds });
  log('edge: a render process beside a thread');
  const renders = await measureRenders();
  log('edge: one remote hangs');
  const beside = await withHangingRemote(sites, async () => ({
    cached: await load({ ...few, seconds }),
    rendered: await load({ ...render, seconds }),
  }));
  const healthy = (value: number) => ({ name: 'nothing hangs', value });
  return [
    {
      ...rate(`cached page, ${CONNECTIONS} connections`, moderate.rate),
      baseline: { name: 'rendered for each request', value: fresh.rate },
      budget: BUDGETS.cachedToRendered,
    },
    rate(`cached page, ${MANY_CONNECTIONS} connections`, heavy.rate),
    {
      area: 'edge',
      name: `cached page, ${MANY_CONNECTIONS} connections, p99`,
      value: heavy.p99Ms,
      unit: 'ms',
      baseline: { name: 'p50', value: heavy.p50Ms },
      budget: BUDGETS.tail,
    },
    {
      ...rate('cached page while another remote hangs', beside.cached.rate),
      baseline: healthy(moderate.rate),
      budget: BUDGETS.undisturbed,
    },
    {
      ...rate('rendered page while another remote hangs', beside.rendered.rate),
      baseline: healthy(fresh.rate),
      budget: BUDGETS.undisturbed,
    },
    ...renders,
  ];
}
