import { describe, expect, it } from '@jest/globals';
import { checkCounts } from '../../src/history/check-counts.js';
import { checkHistory } from '../../src/history/check-history.js';
import { page, read, view } from './sample-events.js';

const UNKNOWN = { outcome: 'unknown', status: 0 } as const;

describe('the counted views in a history', () => {
  const history = [
    view({ start: 0 }),
    view({ start: 10 }),
    view({ start: 20, ...UNKNOWN }),
    view({ start: 30, outcome: 'failed', status: 401 }),
  ];

  it.each([2, 3])('may be %d: two were acknowledged, and one may have been counted', (count) => {
    expect(checkCounts(history, new Map([['/lab/a', count]]))).toEqual([]);
  });

  it.each([1, 4])('may not be %d', (count) => {
    expect(checkCounts(history, new Map([['/lab/a', count]]))).toEqual([
      { kind: 'lost', message: `/lab/a counts ${count} of 2 acknowledged and at most 3 views` },
    ]);
  });

  it('may not be missing', () => {
    expect(checkCounts(history, new Map())).toHaveLength(1);
  });
});

describe('a history', () => {
  const final = { tests: [], counts: new Map<string, number>(), compositions: new Map<number, never>() };

  it('may contain calls that fail during faults', () => {
    const failed = read(0, { start: 0, outcome: 'failed', status: 503, markers: [], count: 0 });
    expect(checkHistory([failed], final)).toEqual([]);
  });

  it('may not contain status 500, nor an issue of one of its parts', () => {
    const broken = read(0, { start: 7, outcome: 'failed', status: 500, markers: [], count: 0 });
    expect(checkHistory([broken, page(1, { start: 0 })], final).map(({ kind }) => kind)).toEqual([
      'mixed page',
      'error',
    ]);
  });
});
