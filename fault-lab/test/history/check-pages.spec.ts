import { describe, expect, it } from '@jest/globals';
import { checkPages } from '../../src/history/check-pages.js';
import type { HistoryEvent } from '../../src/history/events.js';
import { page, promotion } from './sample-events.js';

const COMPOSITIONS = new Map([
  [7, { version: '90.0.1' }],
  [8, { version: '90.0.2', fallback: '90.0.1' }],
]);
const check = (...events: HistoryEvent[]) =>
  checkPages(events, COMPOSITIONS).map(({ kind, message }) => `${kind}: ${message}`);
const of2 = { version: '90.0.2', editions: ['90.0.2'], assets: ['90.0.2'] };

describe('the pages in a history', () => {
  it('are clean when every part is of the version of their composition', () => {
    const promoted = promotion(8, { start: 20, version: '90.0.2' });
    expect(check(page(7, { start: 0 }), promoted, page(8, { start: 50, ...of2 }))).toEqual([]);
  });

  it('may be of the fallback, and may leave the rendering to the browser', () => {
    expect(check(page(8, { start: 0 }), page(8, { start: 10, ...of2, editions: [] }))).toEqual([]);
  });

  it('are mixed when HTML or files are of another version', () => {
    expect(check(page(8, { start: 0, ...of2, editions: ['90.0.1'] }))).toEqual([
      'mixed page: edge-1, 0 ms: composition 8, version 90.0.2: it contains 90.0.1',
    ]);
    expect(check(page(8, { start: 0, ...of2, assets: ['90.0.2', '90.0.1'] }))).toHaveLength(1);
  });

  it('are mixed when their version is not of their composition', () => {
    expect(check(page(7, { start: 0, ...of2 }))).toEqual([
      'mixed page: edge-1, 0 ms: composition 7, version 90.0.2: the composition has 90.0.1',
    ]);
    expect(check(page(9, { start: 0 }))).toEqual([
      'mixed page: edge-1, 0 ms: composition 9, version 90.0.1: no such composition is stored',
    ]);
  });

  it('are mixed when the edge has other files than the page names', () => {
    expect(check(page(7, { start: 0, fileIssues: ['entry.js does not exist'] }))).toHaveLength(1);
  });

  it('never go back to an older composition at a running edge', () => {
    const newer = page(8, { start: 0, ...of2 });
    expect(check(newer, page(7, { start: 6 }))).toEqual([
      'stale: edge-1, 6 ms: composition 7, version 90.0.1, and 8 had been live there',
    ]);
    // At the same time, after a restart, at the other edge.
    expect(
      check(
        newer,
        page(7, { start: 4 }),
        page(7, { start: 9, epoch: 2 }),
        page(7, { start: 9, target: 'edge-2' }),
      ),
    ).toEqual([]);
  });
});

describe('the promotions in a history', () => {
  it('are lost when their composition is missing or another one', () => {
    expect(check(promotion(9, { start: 0 }))).toEqual([
      'lost: services-1 acknowledged composition 9 with 90.0.1; it has nothing',
    ]);
    expect(check(promotion(8, { start: 0 }))).toHaveLength(1);
    expect(check(promotion(undefined, { start: 0, outcome: 'unknown', status: 0 }))).toEqual([]);
  });

  it('have numbers of their own', () => {
    expect(check(promotion(7, { start: 0 }), promotion(7, { start: 40 }))).toEqual([
      'lost: composition 7 was acknowledged twice',
    ]);
  });
});
