import { BUDGETS } from '../report/budgets.js';
import type { Budget, Figure } from '../report/figure.js';
import { geometricMean, median } from '../statistics.js';
import type { Sides } from './sides.js';
import type { Visit } from './visit/measure-visit.js';

/** Columns of a load: name, unit and budget. */
const COLUMNS = {
  fcpMs: ['FCP', 'ms', BUDGETS.peerPaint],
  lcpMs: ['LCP', 'ms', BUDGETS.peerPaint],
  interactiveMs: ['interactive', 'ms', BUDGETS.peerTiming],
  longTaskMs: ['long tasks before interactive', 'ms', BUDGETS.peerTiming],
  blockingMs: ['blocking time', 'ms', undefined],
  firstScriptBytes: ['JavaScript until interactive', 'B gz', BUDGETS.peerScript],
  scriptBytes: ['JavaScript until quiet', 'B gz', undefined],
  totalBytes: ['bytes until quiet', 'B', BUDGETS.peerBytes],
  requests: ['requests', '', BUDGETS.peerRequests],
} as const satisfies Partial<
  Record<keyof Visit, readonly [name: string, unit: string, budget: Budget | undefined]>
>;

type Column = keyof typeof COLUMNS;
// The keys are those of the object itself.
const COLUMN_NAMES = Object.keys(COLUMNS) as Column[];

/** Geometric means over all routes have a stricter budget. */
const MEAN_BUDGETS: Partial<Record<Column, Budget>> = {
  fcpMs: BUDGETS.peerPaintMean,
  lcpMs: BUDGETS.peerPaintMean,
};

/** Nothing divided by nothing is no ratio: where the peer needs nothing, nothing is allowed. */
const againstPeer = (value: number, peer: number, budget: Budget | undefined): Partial<Figure> => ({
  baseline: { name: 'Next.js', value: peer },
  ...(budget ? { budget: budget.of === 'ratio' && peer === 0 ? { of: 'value', atMost: 0 } : budget } : {}),
});

/** A figure of ours beside the peer's. */
export const comparison = (
  name: string,
  unit: string,
  { ours, peer }: Sides<number>,
  budget?: Budget,
): Figure => ({ area: 'peer', name, value: ours, unit, ...againstPeer(ours, peer, budget) });

/** The row of a route that could not be measured. It misses its budget, so that it is not overlooked. */
export const missing = (name: string): Figure => ({
  area: 'peer',
  name: `${name}: not measured`,
  value: 1,
  unit: '',
  budget: { of: 'value', atMost: 0 },
});

const medians = (visits: Sides<readonly Visit[]>, column: (visit: Visit) => number): Sides<number> => ({
  ours: median(visits.ours.map(column)),
  peer: median(visits.peer.map(column)),
});

/** A budget applies to the first input that had an effect, not to the last long task that replaces it. */
const isProbed = (visits: Sides<readonly Visit[]>) =>
  [...visits.ours, ...visits.peer].every(({ isProbed: probed }) => probed);

/** The medians of a route's loads. */
export function visitFigures(route: string, visits: Sides<readonly Visit[]>): Figure[] {
  const figures = COLUMN_NAMES.map((column) => {
    const [name, unit, budget] = COLUMNS[column];
    const values = medians(visits, (visit) => visit[column]);
    if (column !== 'interactiveMs' || isProbed(visits))
      return comparison(`${route}: ${name}`, unit, values, budget);
    return comparison(`${route}: end of the last long task`, unit, values);
  });
  const shift = (list: readonly Visit[]) => Math.max(...list.map(({ cls }) => cls));
  const shifts = { ours: shift(visits.ours), peer: shift(visits.peer) };
  const clicks = medians(visits, ({ clickMs }) => clickMs ?? 0);
  return [
    ...figures,
    comparison(`${route}: largest CLS`, '', shifts, BUDGETS.peerLayoutShift),
    ...(clicks.ours === 0
      ? []
      : [comparison(`${route}: click on a link in view`, 'ms', clicks, BUDGETS.peerTiming)]),
  ];
}

/** The geometric means over all routes. */
export function meanFigures(visits: readonly Sides<readonly Visit[]>[]): Figure[] {
  return COLUMN_NAMES.flatMap((column) => {
    const [name, unit] = COLUMNS[column];
    // A route without any such work has no ratio.
    const values = visits
      .filter((ofRoute) => column !== 'interactiveMs' || isProbed(ofRoute))
      .map((ofRoute) => medians(ofRoute, (visit) => visit[column]))
      .filter(({ ours, peer }) => ours > 0 && peer > 0);
    if (values.length === 0) return [];
    const means = {
      ours: geometricMean(values.map(({ ours }) => ours)),
      peer: geometricMean(values.map(({ peer }) => peer)),
    };
    return [comparison(`all routes: ${name} (geometric mean)`, unit, means, MEAN_BUDGETS[column])];
  });
}
