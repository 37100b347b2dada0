/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { manifestRouteSchema, type SpeedReport } from '@mockingbird/contracts';
import type { Metric } from 'web-vitals';
import { RemoteCatalog } from '../remotes/remote-catalog.js';
import type { ShellContext } from '../shell-context.js';
import type { SpeedMark } from './speed-marks.js';

/** What web-vitals would report. */
let reportMetric: Partial<Record<string, (metric: unknown) => void>> = {};
jest.unstable_mockModule('web-vitals', () =>
  Object.fromEntries(
    ['LCP', 'INP', 'CLS'].map((name) => [
      `on${name}`,
      (report: (metric: unknown) => void) => {
        reportMetric[name] = report;
      },
    ]),
  ),
);
const { measureSpeed } = await import('./measure-speed.js');

const route = (id: string) => manifestRouteSchema.parse({ id, path: `/${id}`, js: [], css: [] });
const catalog = new RemoteCatalog(7, '7-abc', {
  name: 'mfe-home',
  version: '1.0.0',
  base: '/remotes/mfe-home/1.0.0/',
  globalName: 'mfe_home',
  entry: 'entry.js',
  integrity: {},
  routes: [route('first'), route('second')],
});
const send = jest.fn<(report: SpeedReport) => void>();
let marks: SpeedMark[];

const shown = (at: number, path: string, remote: string | undefined = 'mfe-home@1.0.0'): SpeedMark => ({
  name: 'shown',
  at,
  remote,
  path,
});
const mark = (name: 'start' | 'painted', at: number): SpeedMark => ({ name, at, path: '/first' });
const metric = (name: Metric['name'], value: number, startTime?: number) =>
  reportMetric[name]?.({
    name,
    value,
    navigationType: 'navigate',
    entries: startTime === undefined ? [] : [{ startTime, value }],
  });

const start = async () => {
  // Only these two are used.
  const releases = async () => ({ prepareSpeed: async () => send });
  const shell = { api: { releases }, catalog } as unknown as ShellContext;
  await measureSpeed(shell, marks);
};
function hide(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
const figures = () =>
  send.mock.calls.flatMap(([report]) =>
    report.figures.map(({ route: screen, measure, value }) => `${screen} ${measure} ${value}`),
  );

beforeEach(() => {
  reportMetric = {};
  send.mockReset();
  marks = [shown(100, '/first'), mark('painted', 110)];
});

describe('the speed of a page load', () => {
  it('is reported by the screen on which it was measured, when the page is hidden', async () => {
    await start();
    metric('LCP', 1_234.5, 900);
    marks.push(mark('start', 2_000), shown(2_080, '/second'), mark('painted', 2_100.4));
    metric('INP', 96, 2_500);
    metric('CLS', 0.123_46, 500);
    expect(send).not.toHaveBeenCalled();
    hide();
    expect(figures()).toEqual([
      'first LCP 1235',
      'second INP 96',
      'first CLS 0.1235',
      'second navigation 100',
    ]);
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      composition: 7,
      figures: [{ remote: 'mfe-home', version: '1.0.0' }, {}, {}, {}],
    });
  });

  it('counts once for each measure, but with each navigation', async () => {
    await start();
    metric('INP', 50, 500);
    hide();
    metric('INP', 200, 600);
    marks.push(mark('start', 2_000), shown(2_080, '/second'), mark('painted', 2_100));
    hide();
    window.dispatchEvent(new Event('pagehide'));
    expect(figures()).toEqual(['first INP 50', 'second navigation 100']);
  });

  it('leaves out failures, sleeping devices, and pages from the back/forward cache', async () => {
    marks = [{ name: 'shown', at: 100, path: '/first' }];
    await start();
    metric('LCP', 900);
    marks.push(mark('start', 2_000), shown(2_080, '/second'), mark('painted', 90_000));
    reportMetric.INP?.({ name: 'INP', value: 9, navigationType: 'back-forward-cache', entries: [] });
    hide();
    expect(figures()).toEqual([]);
  });

  it('leaves out a navigation during which the page was hidden', async () => {
    await start();
    const now = performance.now();
    marks.push(mark('start', now - 10), shown(now, '/second'));
    hide();
    marks.push(mark('painted', now + 20_000));
    hide();
    expect(figures()).toEqual([]);
  });

  it('has its LCP also when the first screen was ready after the script', async () => {
    marks = [];
    await start();
    metric('LCP', 4_000, 3_900);
    marks.push(shown(5_000, '/first'), mark('painted', 5_010));
    hide();
    expect(figures()).toEqual(['first LCP 4000']);
  });

  it('is sent in batches', async () => {
    await start();
    for (let at = 1_000; at < 26_000; at += 1_000) {
      marks.push(mark('start', at), shown(at + 10, '/second'), mark('painted', at + 20));
    }
    hide();
    expect(send.mock.calls.map(([report]) => report.figures.length)).toEqual([20, 5]);
  });
});
