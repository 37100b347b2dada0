import { isDeepStrictEqual } from 'node:util';
import { startBaseline } from '../api/start-baseline.js';
import { API_ROUNDS, CONNECTIONS } from '../limits.js';
import { load, warmUp, type LoadTarget } from '../load/load.js';
import type { Figure } from '../report/figure.js';
import { median } from '../statistics.js';
import type { Tools } from './area.js';
import { BUDGETS } from '../report/budgets.js';

interface Call {
  /** Name in the table. */
  name: string;
  /** Path on the baseline. */
  route: string;
  /** Id of the exam or mock test, for the route that queries. */
  id?: string;
  /** Path on the services. */
  path: string;
}

const TARGETS = ['signed', 'fixed', 'query'] as const;
type Rates = Record<(typeof TARGETS)[number], number>;

async function bodyOf(url: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return response.text();
}

/** Rates of the three servers in turn, so that load on the machine affects all; the median round counts. */
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
    { ...own, baseline: { name: 'express, fixed bytes', value: fixed }, budget: BUDGETS.fixedAnswer },
    { ...own, baseline: { name: 'express, same query', value: query }, budget: BUDGETS.sameQuery },
  ];
};

/** The API's common requests, with signature, checks and envelope, against express without any of them. */
export async function measureApi({ sites, options, log }: Tools): Promise<Figure[]> {
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
      log(`api: ${name}`);
      const query = ['/query', route, ...(id === undefined ? [] : [id])].join('/');
      const queried: unknown = JSON.parse(await bodyOf(baseline.url + query));
      if (!isDeepStrictEqual(queried, JSON.parse(answers[route] ?? ''))) {
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
