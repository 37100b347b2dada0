import type { Manifest } from '@mockingbird/contracts';
import { measureLoad } from '../phone/measure-load.js';
import { warmPage } from '../phone/warm-page.js';
import type { Figure } from '../report/figure.js';
import type { Tools } from './area.js';
import { BUDGETS } from '../report/budgets.js';
import { measuredPages, publications, type MeasuredPage } from './measured-pages.js';
import { sumByKind, weigh } from '../bytes/transfer.js';

/** The route of the test runner, which may be heavier. */
const TEST_RUNNER = 'mocktest';

/** The files of a first view, without prefetched ones and without API calls. */
async function firstView({ sites }: Tools, url: string) {
  await warmPage(url);
  const { requests } = await measureLoad(await sites.chromium(), url, { saveData: true });
  const files = requests.filter((address) => !/\/(api|_mb)\//.test(address));
  return { sums: sumByKind(await Promise.all(files.map(weigh))), requests: requests.length };
}

async function pageFigures(tools: Tools, { name, path }: MeasuredPage): Promise<Figure[]> {
  const own = await firstView(tools, (await tools.sites.federated()).url + path);
  const monolith = await firstView(tools, (await tools.sites.monolith('server')).url + path);
  const against = (value: number) => ({ name: 'monolith', value });
  const bytes = (what: string, kind: 'script' | 'style' | 'html', budget: Figure['budget']): Figure => ({
    area: 'bytes',
    name: `${name}: ${what}`,
    value: own.sums[kind],
    unit: 'B gz',
    baseline: against(monolith.sums[kind]),
    budget,
  });
  return [
    bytes('JavaScript', 'script', BUDGETS.script),
    bytes('JavaScript', 'script', BUDGETS.scriptToMonolith),
    bytes('CSS', 'style', BUDGETS.style),
    bytes('HTML', 'html', BUDGETS.html),
    { area: 'bytes', name: `${name}: fonts`, value: own.sums.font, unit: 'B', budget: BUDGETS.fonts },
    {
      area: 'bytes',
      name: `${name}: requests`,
      value: own.requests,
      unit: '',
      baseline: against(monolith.requests),
    },
  ];
}

/** A remote's heaviest screen: its entry and the route's chunks. Shell and shared libraries are loaded only once. */
function remoteFigures({ name, entry, routes, files }: Manifest): Figure[] {
  const weight = (names: readonly string[]) => names.reduce((sum, file) => sum + (files[file]?.gzip ?? 0), 0);
  const screens = routes
    .filter(({ kind }) => kind !== 'resource')
    .map(({ id, js }) => ({ id, bytes: weight([entry, ...js]), isRunner: id === TEST_RUNNER }));
  const heaviest = (runner: boolean) =>
    screens.filter(({ isRunner }) => isRunner === runner).sort((a, b) => b.bytes - a.bytes)[0];
  return [heaviest(false), heaviest(true)]
    .filter((screen) => screen !== undefined)
    .map(({ id, bytes, isRunner }) => ({
      area: 'bytes',
      name: `${name}: entry + ${id}${isRunner ? '' : ' (heaviest)'}`,
      value: bytes,
      unit: 'B gz',
      budget: isRunner ? BUDGETS.testRunner : BUDGETS.remote,
    }));
}

/** The weight of a first view. Bytes do not vary, so one load of each page is enough. */
export async function measureBytes(tools: Tools): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const page of await measuredPages(tools.sites, tools.options.everyRoute)) {
    tools.log(`bytes: ${page.name} (${page.path})`);
    figures.push(...(await pageFigures(tools, page)));
  }
  const built = await publications();
  return [...figures, ...built.flatMap(({ manifest }) => remoteFigures(manifest))];
}
