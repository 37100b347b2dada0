import { measureNavigation, type Navigation } from '../phone/measure-navigation.js';
import { warmPage } from '../phone/warm-page.js';
import type { Figure } from '../report/figure.js';
import { median } from '../statistics.js';
import type { Tools } from './area.js';
import { BUDGETS } from '../report/budgets.js';

const painted = (runs: readonly Navigation[]) => median(runs.map(({ paintedMs }) => paintedMs));

/** From the home page to an exam's page of another remote: with an immediate click, and after hovering. */
export async function measureNavigations({ sites, options, log }: Tools): Promise<Figure[]> {
  const browser = await sites.chromium();
  const { home, exam } = await sites.addresses();
  const site = (await sites.federated()).url + home;
  const monolith = (await sites.monolith('server')).url + home;
  log(`nav: ${home} -> ${exam}, ${options.runs} of each`);
  await warmPage(site);
  await warmPage(monolith);
  const clicked: Navigation[] = [];
  const hovered: Navigation[] = [];
  const baseline: Navigation[] = [];
  for (let run = 0; run < options.runs; run += 1) {
    clicked.push(await measureNavigation(browser, site, exam));
    baseline.push(await measureNavigation(browser, monolith, exam));
    hovered.push(await measureNavigation(browser, site, exam, { hovered: true }));
  }
  const blank = [...clicked, ...hovered].reduce((sum, { blankFrames }) => sum + blankFrames, 0);
  const name = 'home -> exam';
  return [
    {
      area: 'nav',
      name: `${name}, on click`,
      value: painted(clicked),
      unit: 'ms',
      baseline: { name: "monolith's lazy route", value: painted(baseline) },
      budget: BUDGETS.click,
    },
    {
      area: 'nav',
      name: `${name}, hovered first`,
      value: painted(hovered),
      unit: 'ms',
      budget: BUDGETS.hovered,
    },
    { area: 'nav', name: `${name}, blank frames in all runs`, value: blank, unit: '', budget: BUDGETS.blank },
  ];
}
