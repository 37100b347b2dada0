import { describe, expect, it } from '@jest/globals';
import { layoutShift } from './layout-shift.js';
import { interactiveAt, lcpOf } from './measure-visit.js';

describe('the layout shift', () => {
  it('is the largest window: gaps below a second, five seconds long', () => {
    const shifts: [number, number][] = [
      [0, 0.1],
      [900, 0.1],
      [2_000, 0.15],
    ];
    expect(layoutShift({ shifts, probedAt: undefined })).toBeCloseTo(0.2);
    const steady = Array.from({ length: 11 }, (_, at): [number, number] => [at * 600, 1]);
    expect(layoutShift({ shifts: steady, probedAt: undefined })).toBe(9);
  });

  it('leaves out what the probe caused', () => {
    const shifts: [number, number][] = [
      [1_000, 0.5],
      [1_499, 0.5],
      [1_500, 0.01],
    ];
    expect(layoutShift({ shifts, probedAt: 1_000 })).toBe(0.01);
  });
});

describe('interactive', () => {
  const longTasks: [number, number][] = [
    [300, 60],
    [900, 200],
  ];

  it('is when the input took effect', () => {
    expect(interactiveAt({ interactive: 700, fcp: 400, longTasks })).toBe(700);
  });

  it('is the end of the last long task without a probe, or the first paint', () => {
    expect(interactiveAt({ interactive: undefined, fcp: 400, longTasks })).toBe(1_100);
    expect(interactiveAt({ interactive: undefined, fcp: 400, longTasks: [] })).toBe(400);
  });
});

describe('LCP', () => {
  it('is the last larger paint before the probe changed the page', () => {
    expect(lcpOf({ lcps: [500, 800, 2_400], interactive: 2_300 })).toBe(800);
    expect(lcpOf({ lcps: [500, 800, 2_400], interactive: undefined })).toBe(2_400);
  });
});
