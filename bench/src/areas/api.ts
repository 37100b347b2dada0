import { isDeepStrictEqual } from 'node:util';
import { startBaseline } from '../api/start-baseline.js';
import { API_ROUNDS, CONNECTIONS } from '../limits.js';
import { load, warmUp, type LoadTarget } from '../load/load.js';
import type { Figure } from '../report/figure.js';
import { median } from '../statistics.js';
import type { Tools } from './area.js';
import { BARS } from './bars.js';

interface Call {
  /** In the table. */
  name: string;
  /** Of the baseline's routes. */
  route: string;
  /** Of the exam or test, for the route that queries. */
  id?: string;
  /** Of the services. */
  path: string;
}

const TARGETS = ['signed', 'fixed', 'query'] as const;
type Rates = Record<(typeof TARGETS)[number], number>;

async function bodyOf(url: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return response.text();
}

/** Rates of the three in turn, so that all share the same minutes; of each the median round. */
async function rates(
  targets: Record<keyof Rates, Omit<LoadTarget, 'seconds'>>,
  seconds: number,
): Promise<Rates> {
  const measured: Record<keyof Rates, number[]> = { signed: [], fixed: [], query: [] };
  for (const target of TARGETS) await warmUp(targets[target]);
  for (let round = 0; round < API_ROUNDS; round += 1) {
    for (const target of TARGETS) measured[target].push((await load({ ...targets[target], seconds })).rate);
  }
  return { signed: median(measured.signed), fixed: median(measured.fixed), query: median(measured.query) };
}

const figuresOf = (name: string, { signed, fixed, query }: Rates): Figure[] => {
  const own = { area: 'api', name: `signed GET ${name}`, value: signed, unit: '/s' } as const;
  return [
    { ...own, baseline: { name: 'express, fixed bytes', value: fixed }, bar: BARS.fixedAnswer },
    { ...own, baseline: { name: 'express, same query', value: query }, bar: BARS.sameQuery },
  ];
};

/** What pages ask for, through signature, checks and envelope, against express without any of them. */
export async function measureApi({ sites, options, say }: Tools): Promise<Figure[]> {
  const site = await sites.federated();
  const { examId, testId } = await sites.addresses();
  const calls: Call[] = [
    { name: 'all exams', route: 'allexams', path: '/api/exams/allexams' },
    { name: 'one exam', route: 'exam', id: examId, path: `/api/exams/exam/${examId}` },
    { name: 'tests of an exam', route: 'mocktests', id: examId, path: `/api/mocktests/${examId}` },
    {
      name: 'questions of a test',
      route: 'questions',
      id: testId,
      path: `/api/mocktests/${testId}/questions`,
    },
  ];
  const answers: Record<string, string> = {};
  for (const { route, path } of calls) {
    answers[route] = await bodyOf(site.servicesUrl + path, await sites.signed(path));
  }
  const baseline = await startBaseline(site.running.parts.database.uri, answers);
  const figures: Figure[] = [];
  try {
    for (const { name, route, id, path } of calls) {
      say(`api: ${name}`);
      const query = ['/query', route, ...(id === undefined ? [] : [id])].join('/');
      const asked: unknown = JSON.parse(await bodyOf(baseline.url + query));
      if (!isDeepStrictEqual(asked, JSON.parse(answers[route] ?? ''))) {
        throw new Error(`The baseline's ${query} answers something else than ${path}`);
      }
      const connections = CONNECTIONS;
      const targets = {
        signed: { url: site.servicesUrl + path, connections, headers: await sites.signed(path) },
        fixed: { url: `${baseline.url}/fixed/${route}`, connections },
        query: { url: baseline.url + query, connections },
      };
      figures.push(...figuresOf(name, await rates(targets, Math.ceil(options.loadSeconds / 4))));
    }
  } finally {
    await baseline.stop();
  }
  return figures;
}
