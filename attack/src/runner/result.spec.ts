import { describe, expect, it } from '@jest/globals';
import { figuresOf } from '../bystander/figures.js';
import { issuesOf, judgedKinds, noisyKinds, summarize, worstRatio, type AttackResult } from './result.js';
import { Tally } from './tally.js';

/** This many equal durations, and two long ones. */
const times = (count: number, usual: number, longest = usual) =>
  Array.from({ length: count }, (_, at) => (at < 2 ? longest : usual));

const phaseOf = (list: number[], page: number[]) =>
  summarize({ times: { list, page, render: [] }, wrong: [] });

const quiet = phaseOf(times(200, 4), times(200, 2));

function resultOf(changes: Partial<AttackResult> = {}): AttackResult {
  const tally = new Tally();
  tally.note(true, 'one');
  return { name: 'an attack', seconds: 1, tally, quiet, others: quiet, wrong: [], ...changes };
}

describe('the figures of durations', () => {
  it('are their median and 99th percentile', () => {
    const hundred = Array.from({ length: 100 }, (_, at) => at + 1);
    expect(figuresOf(hundred)).toEqual({ count: 100, p50Ms: 50, p99Ms: 99 });
  });
});

describe('the ratio of an attack', () => {
  it('is the worst of all kinds of requests, each compared with its own quiet median', () => {
    const others = phaseOf(times(100, 5, 16), times(100, 3, 12));
    expect(worstRatio(resultOf({ others }))).toBe(6);
  });

  it('needs a hundred requests of a kind', () => {
    const others = phaseOf(times(100, 4, 8), times(99, 2, 100));
    expect(worstRatio(resultOf({ others }))).toBe(2);
  });
});

describe('latencies without an attack', () => {
  const before = (list: number[], page: number[]) => resultOf({ quiet: phaseOf(list, page) });

  it('are noisy when their own 99th percentile is beyond the limit', () => {
    expect(noisyKinds(resultOf())).toEqual([]);
    const noisy = before(times(100, 4, 21), times(100, 2));
    expect(noisyKinds(noisy)).toEqual(['list']);
    expect(judgedKinds(noisy)).toEqual(['page']);
  });

  it('judge nothing when there are too few of them', () => {
    expect(judgedKinds(before(times(99, 4), times(100, 2)))).toEqual(['page']);
    expect(worstRatio(before([], []))).toBe(0);
  });
});

describe('an attack', () => {
  it('passes when all answers are expected and others are served in time', () => {
    expect(issuesOf(resultOf(), true)).toEqual([]);
  });

  it('fails when others wait, unless latencies have no limit', () => {
    const slow = resultOf({ others: phaseOf(times(100, 4, 21), times(100, 2)) });
    expect(issuesOf(slow, true)).toEqual(["another client's p99 is 5.3 x the quiet p50"]);
    expect(issuesOf(slow, false)).toEqual([]);
    const noisyLists = phaseOf(times(100, 4, 21), times(100, 2));
    expect(issuesOf({ ...slow, quiet: noisyLists }, true)).toEqual([]);
    const slowPages = phaseOf(times(100, 4, 21), times(100, 2, 12));
    expect(issuesOf(resultOf({ others: slowPages, quiet: noisyLists }), true)).toHaveLength(1);
  });

  it('fails for an unexpected answer, a 5xx, a wrong answer to others, an error, and when it sent nothing', () => {
    const tally = new Tally();
    tally.check('a', { status: 500, headers: {}, text: '' }, [200]);
    expect(issuesOf(resultOf({ tally, wrong: ['page /: 404'], error: 'it broke' }), true)).toEqual([
      'could not run: it broke',
      'unexpected: a: 500 ',
      'server error: a: 500 ',
      'another client: page /: 404',
    ]);
    expect(issuesOf(resultOf({ tally: new Tally() }), true)).toEqual(['sent nothing']);
  });
});
