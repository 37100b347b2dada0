import { describe, expect, it } from '@jest/globals';
import { chainOf, checkQuestions, STALE_MS } from '../../src/history/check-questions.js';
import type { HistoryEvent } from '../../src/history/events.js';
import { read, write } from './sample-events.js';

/** A test that had the questions 0 and ends with 3: 1 on 0, 3 on 1. */
const STATE = { testId: 'lab-1', first: 0, last: 3, count: 20 };
const FIRST = write(1, 0, { start: 100 });
const LAST = write(3, 1, { start: 200 });
const CLEAN: HistoryEvent[] = [
  read(0, { start: 0 }),
  FIRST,
  read(1, { start: 130 }),
  // A refused upload on a set that is not live any more.
  write(2, 0, { start: 150, outcome: 'failed', status: 409 }),
  LAST,
  read(3, { start: 300 }),
];
const check = (...events: HistoryEvent[]) =>
  checkQuestions([...CLEAN, ...events], STATE).map(({ kind, message }) => `${kind}: ${message}`);

describe('the questions in a history', () => {
  it('are clean when every read shows one set, and never an older one', () => {
    expect(check()).toEqual([]);
  });

  it('form a chain from the last set to the first', () => {
    expect(chainOf([FIRST, LAST], STATE)).toEqual([0, 1, 3]);
    expect(chainOf([LAST], STATE)).toBeUndefined();
  });

  it('are torn when a read shows two sets, or a part of one', () => {
    expect(check(read(0, { start: 210, markers: [1, 3] }))).toEqual([
      'torn: lab-1 at services-1, 210 ms: 20 questions of 1, 3',
    ]);
    expect(check(read(3, { start: 310, count: 19 }))).toEqual([
      'torn: lab-1 at services-1, 310 ms: 19 questions of 3',
    ]);
  });

  it('are lost when an acknowledged upload leads nowhere', () => {
    expect(check(write(4, 1, { start: 210 }))).toEqual([
      'lost: lab-1: services-1 acknowledged 4 on 1, and it is gone',
    ]);
  });

  it('are not lost when the outcome of an upload is unknown', () => {
    expect(check(write(4, 1, { start: 210, outcome: 'unknown', status: 0 }))).toEqual([]);
  });

  it('are lost when no upload leads to what is there', () => {
    expect(checkQuestions([FIRST], STATE)).toEqual([
      { kind: 'lost', message: 'lab-1 ends with 3, which no upload leads to from 0' },
    ]);
  });

  it('are lost when a read shows a set that does not last', () => {
    expect(
      check(write(4, 3, { start: 320, outcome: 'unknown', status: 0 }), read(4, { start: 350 })),
    ).toEqual(['lost: lab-1 at services-1, 350 ms: 20 questions of 4, which was visible and is gone']);
  });

  it('may not come from an upload that was refused', () => {
    const refused = write(3, 1, { start: 200, outcome: 'failed', status: 409 });
    expect(checkQuestions([FIRST, refused], STATE)).toEqual([
      { kind: 'error', message: 'lab-1: services-1 refused 3 with status 409, and it was stored' },
    ]);
  });

  it('are stale when the process that published them shows the set before', () => {
    expect(check(read(1, { start: 221 }))).toEqual([
      'stale: lab-1 at services-1, 221 ms: 20 questions of 1, 3 was published before',
    ]);
  });

  it('may be stale elsewhere for two seconds, and no longer', () => {
    const elsewhere = (start: number) => read(1, { start, target: 'services-2' });
    expect(check(elsewhere(LAST.end + STALE_MS))).toEqual([]);
    expect(check(elsewhere(LAST.end + STALE_MS + 1))).toHaveLength(1);
    expect(check(read(1, { start: LAST.end + STALE_MS + 1, target: 'edge-2' }))).toHaveLength(1);
  });

  it('may be stale for as long behind the edge that forwarded the upload', () => {
    const forwarded = write(4, 3, { start: 320, target: 'edge-1' });
    const events = [...CLEAN, forwarded, read(3, { start: 400, target: 'edge-1' })];
    expect(checkQuestions(events, { ...STATE, last: 4 })).toEqual([]);
  });

  it('never go back at one process', () => {
    const newer = read(3, { start: 230, target: 'services-2' });
    const older = (start: number) => read(1, { start, target: 'services-2' });
    // Both reads were under way at the same time.
    expect(check(newer, older(234))).toEqual([]);
    expect(check(newer, older(235))).toEqual([
      'stale: lab-1 at services-2, 235 ms: 20 questions of 1, and it had shown a newer set',
    ]);
    // Edges forward to either process.
    expect(check({ ...newer, target: 'edge-1' }, { ...older(236), target: 'edge-1' })).toEqual([]);
  });

  it('of other tests are left out', () => {
    expect(check(read(9, { start: 400, testId: 'lab-2' }))).toEqual([]);
  });
});
