import { signedHeaders } from '../../../e2e/src/harness/call.js';
import { startTestSite, type TestSite } from '../../../e2e/src/harness/site/site.js';
import { CONNECTIONS, RENDER_CONNECTIONS, TRACE_ROUNDS } from '../limits.js';
import { startDiscardingCollector } from '../load/discarding-collector.js';
import { load, warmUp, type LoadTarget } from '../load/load.js';
import { processorTimeOf } from '../load/processor-time.js';
import type { Figure } from '../report/figure.js';
import { median } from '../statistics.js';
import type { Tools } from './area.js';
import { BUDGETS } from '../report/budgets.js';

type Target = Omit<LoadTarget, 'seconds'>;

/** Shares of the requests that are traced. */
const SHARES = [0, 0.1, 1] as const;
const PERCENT = 100;
const API_PATH = '/api/exams/topexams';
const PAGE = '/region/us';

const sampling = (endpoint: string, share: number): Record<string, string> =>
  share === 0
    ? {}
    : {
        OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
        OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
        OTEL_TRACES_SAMPLER_ARG: String(share),
      };

/** What is measured on each site. */
const TARGETS: Readonly<Record<string, (site: TestSite) => Target>> = {
  'cached page': ({ url }) => ({
    url: url + PAGE,
    connections: CONNECTIONS,
    headers: { 'accept-encoding': 'gzip, deflate, br' },
  }),
  'rendered page': ({ url }) => {
    let searches = 0;
    return {
      url,
      connections: RENDER_CONNECTIONS,
      pathOf: () => `${PAGE}?q=search-${(searches += 1)}`,
      expects: '"rendered":true',
    };
  },
  'call of the services': (site) => ({
    url: site.servicesUrl + API_PATH,
    connections: CONNECTIONS,
    headers: signedHeaders(site, 'GET', API_PATH),
  }),
};

/** Of one site and one target. */
interface Measured {
  /** Responses per second. */
  rate: number;
  /** Processor time of edge, render processes and services for one response, in milliseconds. */
  processorMs: number;
}

async function measureOnce(site: TestSite, target: Target, seconds: number): Promise<Measured> {
  const { edge, services } = site.running.parts;
  const ids = [edge.pid, services.pid].filter((id) => id !== undefined);
  const before = await processorTimeOf(ids);
  const { rate } = await load({ ...target, seconds });
  return { rate, processorMs: ((await processorTimeOf(ids)) - before) / (rate * seconds) };
}

/** The sites take turns, so that other load of the machine reaches all of them. @returns medians, in the order of the sites */
async function measureTarget(
  sites: readonly TestSite[],
  targetOf: (site: TestSite) => Target,
  seconds: number,
): Promise<Measured[]> {
  const measured = sites.map((site) => {
    const rounds: Measured[] = [];
    return { site, target: targetOf(site), rounds };
  });
  for (const { target } of measured) await warmUp(target);
  for (let round = 0; round < TRACE_ROUNDS; round += 1) {
    for (const { site, target, rounds } of measured) rounds.push(await measureOnce(site, target, seconds));
  }
  return measured.map(({ rounds }) => ({
    rate: median(rounds.map(({ rate }) => rate)),
    processorMs: median(rounds.map(({ processorMs }) => processorMs)),
  }));
}

function toFigures(name: string, [off, ...traced]: readonly Measured[]): Figure[] {
  if (!off) return [];
  return traced.flatMap((measured, at): Figure[] => {
    const share = SHARES[at + 1] ?? 0;
    const title = `${name}, ${share * PERCENT} % traced`;
    const baseline = (value: number) => ({ name: 'traces off', value });
    return [
      { area: 'traces', name: title, value: measured.rate, unit: '/s', baseline: baseline(off.rate) },
      {
        ...{ area: 'traces', name: `${title}, processor time`, value: measured.processorMs, unit: 'ms' },
        baseline: baseline(off.processorMs),
        ...(share < 1 && { budget: BUDGETS.traced }),
      },
    ];
  });
}

/** What traces cost: a share of the requests is traced, beside the same site without traces. */
export async function measureTraces({ options, log }: Tools): Promise<Figure[]> {
  const collector = await startDiscardingCollector();
  const sites: TestSite[] = [];
  const figures: Figure[] = [];
  try {
    for (const share of SHARES) sites.push(await startTestSite(sampling(collector.url, share)));
    for (const [name, targetOf] of Object.entries(TARGETS)) {
      log(`traces: ${name}`);
      figures.push(...toFigures(name, await measureTarget(sites, targetOf, options.loadSeconds)));
    }
    if (collector.bytes() === 0) throw new Error('The collector received nothing');
    return figures;
  } finally {
    for (const site of sites) await site.stop();
    await collector.stop();
  }
}
