import { beforeEach, describe, expect, it } from '@jest/globals';
import type { OwnTestSettings } from '@mockingbird/exam-core';
import fc from 'fast-check';
import { countAvailable, countsFor, topicCounts } from './form/choice-counts.js';
import { nextDraw } from './next-draw.js';
import { ownTestPath, readSettings } from './own-test-settings.js';

const word = fc.stringMatching(/^[a-z0-9]{1,16}$/);
const settings: fc.Arbitrary<OwnTestSettings> = fc.record({
  exams: fc.uniqueArray(word, { minLength: 1, maxLength: 10 }).map((list) => list.sort()),
  topics: fc
    .uniqueArray(fc.string({ minLength: 1, maxLength: 200 }), { maxLength: 5 })
    .map((list) => list.sort()),
  level: fc.constantFrom(undefined, 'easy' as const, 'medium' as const, 'hard' as const),
  count: fc.integer({ min: 1, max: 200 }),
  minutes: fc.integer({ min: 0, max: 300 }),
  seed: word,
  part: fc.integer({ min: 1, max: 100_000 }),
});

describe('the address of an own test', () => {
  it('has all of its settings', () => {
    fc.assert(
      fc.property(settings, (chosen) => {
        const { searchParams } = new URL(ownTestPath(chosen), 'https://site.test');
        expect(readSettings(searchParams)).toEqual({ ok: true, settings: chosen });
      }),
    );
  });

  it('says all that is wrong with it', () => {
    const query = new URLSearchParams('exam=../x&level=huge&count=0&minutes=1.5&seed=A&topic=');
    expect(readSettings(query)).toEqual({
      ok: false,
      issues: [
        'exam: expected 1 to 10 exams',
        'topic: expected at most 100 topics',
        'level: expected easy, medium, hard',
        'seed: expected 1 to 16 small letters or digits',
        'count: expected a whole number from 1 to 200',
        'minutes: expected a whole number from 0 to 300',
        'part: expected a whole number from 1 to 100000',
      ],
    });
  });

  it('has the same exam once, in any spelling', () => {
    const query = new URLSearchParams('exam=SSC_CGL&exam=ssc-cgl&count=5&minutes=0&seed=a&part=1');
    expect(readSettings(query)).toMatchObject({ ok: true, settings: { exams: ['ssc-cgl'] } });
  });
});

describe('the choices of the form', () => {
  const offered = [
    { topic: 'Odd', level: 'easy', questions: 4 },
    { topic: 'Even', level: 'easy', questions: 3 },
    { topic: 'Even', level: 'hard', questions: 2 },
    { questions: 1 },
  ];

  it('counts the questions of topics and a level', () => {
    expect(topicCounts(offered)).toEqual([
      ['Even', 5],
      ['Odd', 4],
    ]);
    expect(topicCounts(offered.slice(1))).toEqual([]);
    const counts = [
      { topics: [], level: undefined },
      { topics: [], level: 'easy' as const },
      { topics: ['Even'], level: undefined },
      { topics: ['Even', 'Odd'], level: 'hard' as const },
    ].map((selection) => countAvailable(offered, selection));
    expect(counts).toEqual([10, 7, 5, 2]);
  });

  it('offers numbers that the selection can fill', () => {
    expect([countsFor(0), countsFor(4), countsFor(12), countsFor(100).at(-1), countsFor(500).at(-1)]).toEqual(
      [[], [4], [5, 10, 12], 100, 200],
    );
  });
});

describe('the next own test of a selection', () => {
  beforeEach(() => localStorage.clear());
  const selection = { exams: ['a'], topics: [], level: undefined };

  it('continues where the last one ended, and begins a new order after the last question', () => {
    const draw = () => nextDraw(selection, { count: 5, available: 12 });
    const first = draw();
    expect(first.part).toBe(1);
    expect([draw(), draw()]).toEqual([
      { ...first, part: 2 },
      { ...first, part: 3 },
    ]);
    expect(draw().part).toBe(1);
  });

  it('begins a new order when the number of questions changes to one that does not fit', () => {
    const { seed } = nextDraw(selection, { count: 5, available: 12 });
    expect(nextDraw(selection, { count: 4, available: 12 }).part).toBe(1);
    localStorage.setItem('mb:own-test:[["a"],[],"all"]', '{"seed":1}');
    const next = nextDraw(selection, { count: 5, available: 12 });
    expect([next.part, next.seed === seed]).toEqual([1, false]);
  });
});
