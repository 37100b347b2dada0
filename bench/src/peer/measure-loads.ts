import type { Figure } from '../report/figure.js';
import { meanFigures, missing, visitFigures } from './figures.js';
import { twice, type PeerRun } from './peer-run.js';
import type { PlannedRoute } from './routes/shared-route.js';
import { SIDES, type Side, type Sides } from './sides.js';
import { measureVisit, type Visit } from './visit/measure-visit.js';

function visit(run: PeerRun, side: Side, { path, probes, inView }: PlannedRoute): Promise<Visit> {
  const url = run.origins[side] + path;
  return twice(run, url, () => measureVisit(run.browser, url, { probe: probes?.[side], link: inView }));
}

/** Says once what makes a route's figures doubtful. */
function logDoubts({ log }: PeerRun, visits: Sides<readonly Visit[]>): void {
  const doubts = SIDES.flatMap((side) =>
    visits[side].flatMap(({ probeFailure, failed }) => [
      ...(probeFailure === undefined ? [] : [`${side}: ${probeFailure}`]),
      ...failed.map((request) => `${side}: ${request}`),
    ]),
  );
  for (const doubt of new Set(doubts)) log(`  ! ${doubt}`);
}

async function visits(run: PeerRun, route: PlannedRoute): Promise<Sides<Visit[]>> {
  const measured: Sides<Visit[]> = { ours: [], peer: [] };
  for (let round = 0; round < run.options.runs; round += 1) {
    for (const side of SIDES) measured[side].push(await visit(run, side, route));
  }
  logDoubts(run, measured);
  return measured;
}

/** Cold loads of every route, each with a click on a link in view; the sites take turns. */
export async function measureLoads(run: PeerRun, routes: readonly PlannedRoute[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  const measured: Sides<Visit[]>[] = [];
  for (const route of routes) {
    const { name, path, inView } = route;
    run.log(`peer: ${name} (${path})${inView === undefined ? '' : `, then ${inView}`}`);
    try {
      const ofRoute = await visits(run, route);
      measured.push(ofRoute);
      figures.push(...visitFigures(name, ofRoute));
    } catch (error) {
      run.log(`  not measured: ${String(error)}`);
      figures.push(missing(name));
    }
  }
  return [...figures, ...meanFigures(measured)];
}
