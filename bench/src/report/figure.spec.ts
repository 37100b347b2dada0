import { describe, expect, it } from '@jest/globals';
import { passes, ratioOf, type Figure } from './figure.js';

const figure = (parts: Partial<Figure>): Figure => ({
  area: 'page',
  name: 'home: LCP',
  value: 450,
  unit: 'ms',
  ...parts,
});

describe('a figure', () => {
  it('without a budget neither passes nor fails', () => {
    expect(passes(figure({}))).toBeUndefined();
  });

  it('passes a budget on its ratio up to and with the limit', () => {
    const baseline = { name: 'monolith', value: 1_000 };
    expect(passes(figure({ baseline, budget: { of: 'ratio', atMost: 0.45 } }))).toBe(true);
    expect(passes(figure({ value: 451, baseline, budget: { of: 'ratio', atMost: 0.45 } }))).toBe(false);
  });

  it('passes a budget on its value whatever its baseline is', () => {
    const baseline = { name: 'monolith', value: 1 };
    expect(passes(figure({ value: 50, baseline, budget: { of: 'value', atMost: 50 } }))).toBe(true);
  });

  it('fails a rate below its budget', () => {
    const baseline = { name: 'rendered', value: 100 };
    expect(passes(figure({ value: 1_999, baseline, budget: { of: 'ratio', atLeast: 20 } }))).toBe(false);
  });

  it('fails a budget on a ratio when the baseline measured nothing', () => {
    const baseline = { name: 'monolith', value: 0 };
    expect(ratioOf(figure({ baseline }))).toBeUndefined();
    expect(passes(figure({ baseline, budget: { of: 'ratio', atMost: 1 } }))).toBe(false);
  });
});
