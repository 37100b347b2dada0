import { chromium, type Browser } from 'playwright-core';
import lighthouse from 'lighthouse';
import { findChromium } from '@mockingbird/testing/browser';
import { freePort } from '../../../e2e/src/harness/ports.js';
import { LIGHTHOUSE_RUNS } from '../limits.js';
import type { Figure } from '../report/figure.js';
import { median } from '../statistics.js';
import { warmPage } from '../phone/warm-page.js';
import type { Tools } from './area.js';
import { BUDGETS } from '../report/budgets.js';
import { measuredPages, type MeasuredPage } from './measured-pages.js';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

const budgetOf = (category: Category) =>
  category === 'performance' ? BUDGETS.performance : BUDGETS.flawless;

/** Pages with noindex fail the audit that requires indexing. */
const skippedOn = ({ noindex }: MeasuredPage) => (noindex ? ['is-crawlable'] : []);

const PERCENT = 100;

/** @returns the scores of a page, 0 to 100, on Lighthouse's simulated phone (moto g power, slow 4G) */
async function scores(page: MeasuredPage, url: string, port: number): Promise<Record<Category, number>> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    skipAudits: skippedOn(page),
  });
  const categories = result?.lhr.categories ?? {};
  const score = (category: Category) => Math.round((categories[category]?.score ?? 0) * PERCENT);
  const failed = Object.values(result?.lhr.audits ?? {})
    .filter(({ score: own, scoreDisplayMode }) => scoreDisplayMode === 'binary' && own === 0)
    .map(({ id }) => id);
  if (failed.length > 0) process.stderr.write(`  ${page.path}: ${failed.join(', ')}\n`);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}

/** Lighthouse controls a browser through its debugging port. */
async function withPort<T>(work: (port: number) => Promise<T>): Promise<T> {
  const port = await freePort();
  const browser: Browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--remote-debugging-port=${port}`,
    ],
  });
  try {
    return await work(port);
  } finally {
    await browser.close();
  }
}

/** Lighthouse's four scores. Performance varies, so the median counts. */
export async function measureLighthouse({ sites, options, log }: Tools): Promise<Figure[]> {
  const { url } = await sites.federated();
  const figures: Figure[] = [];
  for (const page of await measuredPages(sites, options.everyRoute)) {
    log(`lighthouse: ${page.name} (${page.path})`);
    await warmPage(url + page.path);
    const runs: Record<Category, number>[] = [];
    for (let run = 0; run < LIGHTHOUSE_RUNS; run += 1)
      runs.push(await withPort((port) => scores(page, url + page.path, port)));
    for (const category of CATEGORIES)
      figures.push({
        area: 'lighthouse',
        name: `${page.name}: ${category}`,
        value: median(runs.map((run) => run[category])),
        unit: '',
        budget: budgetOf(category),
      });
  }
  return figures;
}
