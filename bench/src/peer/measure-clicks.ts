import { BUDGETS } from '../report/budgets.js';
import type { Budget, Figure } from '../report/figure.js';
import { median } from '../statistics.js';
import { comparison, missing } from './figures.js';
import { twice, type PeerRun } from './peer-run.js';
import type { PlannedRoute } from './routes/shared-route.js';
import { SIDES, type Sides } from './sides.js';
import type { ClickManner } from './visit/follow-link.js';
import { measureClick } from './visit/measure-visit.js';

interface Click {
  /** Of the figure. */
  name: string;
  /** Path of the page with the link. */
  from: string;
  /** Path of the link. */
  link: string;
  manner: ClickManner;
  budget: Budget;
}

/** A link that was never in view, and a link under the pointer. */
function clicksOf({ name, path, inView, unseen }: PlannedRoute): Click[] {
  const click = (what: string, link: string | undefined, manner: ClickManner, budget: Budget): Click[] =>
    link === undefined ? [] : [{ name: `${name}: ${what}`, from: path, link, manner, budget }];
  return [
    ...click('click on an unseen link', unseen, 'unseen', BUDGETS.peerTiming),
    ...click('click after hovering', inView, 'hovered', BUDGETS.peerHovered),
  ];
}

async function times(run: PeerRun, { from, link, manner }: Click): Promise<Sides<number>> {
  const measured: Sides<number[]> = { ours: [], peer: [] };
  for (let round = 0; round < run.options.runs; round += 1) {
    for (const side of SIDES) {
      const url = run.origins[side] + from;
      measured[side].push(
        await twice(run, `${url} -> ${link}`, () => measureClick(run.browser, url, link, manner)),
      );
    }
  }
  return { ours: median(measured.ours), peer: median(measured.peer) };
}

/** Clicks that need a load of their own. */
export async function measureClicks(run: PeerRun, routes: readonly PlannedRoute[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const click of routes.flatMap(clicksOf)) {
    run.log(`peer: ${click.name} (${click.link})`);
    try {
      figures.push(comparison(click.name, 'ms', await times(run, click), click.budget));
    } catch (error) {
      run.log(`  not measured: ${String(error)}`);
      figures.push(missing(click.name));
    }
  }
  return figures;
}
