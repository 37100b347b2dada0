import { describe, expect, it } from '@jest/globals';
import { passes, ratioOf } from '../report/figure.js';
import { comparison, meanFigures, missing, visitFigures } from './figures.js';
import type { Visit } from './visit/measure-visit.js';

const visit = (parts: Partial<Visit> = {}): Visit => ({
  fcpMs: 900,
  lcpMs: 900,
  cls: 0,
  interactiveMs: 2_000,
  isProbed: true,
  probeFailure: undefined,
  longTaskMs: 300,
  blockingMs: 200,
  firstScriptBytes: 110_000,
  scriptBytes: 150_000,
  totalBytes: 200_000,
  requests: 25,
  failed: [],
  clickMs: undefined,
  ...parts,
});

const peer = visit({ fcpMs: 1_000, lcpMs: 1_000, firstScriptBytes: 100_000, requests: 20 });

const results = (ours: Visit[]) => {
  const figures = visitFigures('blog', { ours, peer: [peer] });
  return Object.fromEntries(figures.map((figure) => [figure.name, passes(figure)]));
};

describe('the figures of a route', () => {
  it('are within the budgets at their limits', () => {
    expect(results([visit()])).toEqual({
      'blog: FCP': true,
      'blog: LCP': true,
      'blog: interactive': true,
      'blog: long tasks before interactive': true,
      'blog: blocking time': undefined,
      'blog: JavaScript until interactive': true,
      'blog: JavaScript until quiet': undefined,
      'blog: bytes until quiet': true,
      'blog: requests': true,
      'blog: largest CLS': true,
    });
  });

  it('miss the budgets above their limits', () => {
    const worse = visit({
      fcpMs: 901,
      lcpMs: 901,
      interactiveMs: 2_001,
      longTaskMs: 301,
      firstScriptBytes: 110_001,
      totalBytes: 200_001,
      requests: 26,
    });
    const missed = Object.entries(results([worse])).filter(([, passed]) => passed === false);
    expect(missed).toHaveLength(7);
  });

  it('take the median load, and the largest shift of all loads', () => {
    const loads = [visit({ fcpMs: 800 }), visit({ fcpMs: 5_000, cls: 0.01 }), visit({ fcpMs: 850 })];
    const figures = visitFigures('blog', { ours: loads, peer: [peer] });
    expect(figures.find(({ name }) => name === 'blog: FCP')?.value).toBe(850);
    expect(figures.find(({ name }) => name === 'blog: largest CLS')?.value).toBe(0.01);
  });

  it('have no budget for the last long task, which replaces a missing input', () => {
    const byTask = results([visit({ isProbed: false })]);
    expect(byTask).toHaveProperty('blog: end of the last long task', undefined);
    expect(byTask).not.toHaveProperty('blog: interactive');
  });

  it('have a row for the click where there is a link', () => {
    const loads = { ours: [visit({ clickMs: 201 })], peer: [visit({ clickMs: 200 })] };
    const click = visitFigures('blog', loads).find(({ name }) => name === 'blog: click on a link in view');
    expect(click && passes(click)).toBe(false);
  });
});

describe('a comparison', () => {
  it('allows nothing where the peer needs nothing', () => {
    const budget = { of: 'ratio', atMost: 1 } as const;
    expect(passes(comparison('long tasks', 'ms', { ours: 0, peer: 0 }, budget))).toBe(true);
    expect(passes(comparison('long tasks', 'ms', { ours: 51, peer: 0 }, budget))).toBe(false);
  });

  it('fails for a route that could not be measured', () => {
    expect(passes(missing('blog'))).toBe(false);
  });
});

describe('the means over all routes', () => {
  const figures = meanFigures([
    { ours: [visit({ fcpMs: 500, longTaskMs: 0 })], peer: [visit({ fcpMs: 1_000 })] },
    { ours: [visit({ fcpMs: 1_000 })], peer: [visit({ fcpMs: 500 })] },
  ]);
  const named = (name: string) => figures.find((figure) => figure.name === `all routes: ${name}`);

  it('have the geometric mean of the ratios as their ratio', () => {
    const fcp = named('FCP (geometric mean)');
    expect(fcp && ratioOf(fcp)).toBeCloseTo(1);
    expect(fcp && passes(fcp)).toBe(false);
  });

  it('leave out a route with nothing to compare', () => {
    expect(named('long tasks before interactive (geometric mean)')?.value).toBeCloseTo(300);
  });
});
