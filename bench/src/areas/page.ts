import type { Browser } from 'playwright-core';
import { median } from '../statistics.js';
import { measureLoad, type PageLoad } from '../phone/measure-load.js';
import { warmPage } from '../phone/warm-page.js';
import type { Figure } from '../report/figure.js';
import type { Tools } from './area.js';
import { BUDGETS } from '../report/budgets.js';
import { measuredPages } from './measured-pages.js';

const VARIANTS = ['federated', 'client', 'server'] as const;
type Variant = (typeof VARIANTS)[number];

/** The median load, figure by figure. */
const middle = (loads: readonly PageLoad[]) => ({
  fcp: median(loads.map(({ fcpMs }) => fcpMs)),
  lcp: median(loads.map(({ lcpMs }) => lcpMs)),
  cls: median(loads.map(({ cls }) => cls)),
  interactive: median(loads.map(({ interactiveMs }) => interactiveMs)),
});

type Middle = ReturnType<typeof middle>;

function figuresOf(page: string, measured: Record<Variant, Middle>): Figure[] {
  const { federated, client, server } = measured;
  const timing = (
    metric: 'fcp' | 'lcp' | 'interactive',
    of: 'client' | 'server',
    budget?: Figure['budget'],
  ): Figure => ({
    area: 'page',
    name: `${page}: ${metric === 'interactive' ? metric : metric.toUpperCase()}`,
    value: federated[metric],
    unit: 'ms',
    baseline: { name: `monolith, ${of}-rendered`, value: (of === 'client' ? client : server)[metric] },
    ...(budget ? { budget } : {}),
  });
  return [
    timing('fcp', 'server'),
    timing('lcp', 'client', BUDGETS.lcpToClient),
    timing('lcp', 'server', BUDGETS.lcpToServer),
    timing('interactive', 'client', BUDGETS.interactive),
    timing('interactive', 'server'),
    { area: 'page', name: `${page}: CLS`, value: federated.cls, unit: '', budget: BUDGETS.layoutShift },
  ];
}

/** @throws when the server did not render a page as its variant requires; the comparison would be meaningless */
async function loadAs(variant: Variant, browser: Browser, url: string): Promise<PageLoad> {
  const loaded = await measureLoad(browser, url);
  if (loaded.rendered === (variant === 'client')) throw new Error(`${url}: rendered is ${loaded.rendered}`);
  return loaded;
}

/**
 * Cold loads on the slow phone: federated against the two monoliths, in turn, so that load on the machine affects all.
 */
export async function measurePages({ sites, options, log }: Tools): Promise<Figure[]> {
  const browser = await sites.chromium();
  const origins: Record<Variant, string> = {
    federated: (await sites.federated()).url,
    client: (await sites.monolith('client')).url,
    server: (await sites.monolith('server')).url,
  };
  const figures: Figure[] = [];
  for (const { name, path } of await measuredPages(sites, options.everyRoute)) {
    log(`page: ${name} (${path}), ${options.runs} loads of each`);
    const loads: Record<Variant, PageLoad[]> = { federated: [], client: [], server: [] };
    // The first request renders the page; later ones get it from the cache.
    for (const variant of ['federated', 'server'] as const) await warmPage(origins[variant] + path);
    for (let run = 0; run < options.runs; run += 1) {
      for (const variant of VARIANTS) {
        loads[variant].push(await loadAs(variant, browser, origins[variant] + path));
      }
    }
    const { federated, client, server } = loads;
    figures.push(
      ...figuresOf(name, { federated: middle(federated), client: middle(client), server: middle(server) }),
    );
  }
  return figures;
}
