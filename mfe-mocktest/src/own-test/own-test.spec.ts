import { beforeEach, describe, expect, it } from '@jest/globals';
import { question } from '@mockingbird/testing';
import fc from 'fast-check';
import { drawQuestions, selectQuestions, type PoolQuestion } from './draw-questions.js';
import { countsFor, topicCounts } from './form/choice-counts.js';
import { nextDraw } from './next-draw.js';
import { ownTestPath, readSettings, type OwnTestSettings } from './own-test-settings.js';

const poolOf = (size: number): PoolQuestion[] =>
  Array.from({ length: size }, (_, index) => ({
    ...question({ topic: index % 2 ? 'Odd' : 'Even', level: index % 3 ? 'easy' : 'hard' }),
    questionId: `q-${index}`,
  }));
const ids = (questions: readonly PoolQuestion[]) => questions.map(({ questionId }) => questionId);

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

describe('drawing questions', () => {
  it('repeats none until all were used, and leaves none out', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.integer({ min: 1, max: 25 }), word, (size, count, seed) => {
        const pool = poolOf(size);
        const used: string[] = [];
        for (let part = 1, hasNext = size > 0; hasNext; part += 1) {
          const draw = drawQuestions(pool, { topics: [], level: undefined, count, seed, part });
          used.push(...ids(draw.questions));
          ({ hasNext } = draw);
        }
        expect(used.toSorted()).toEqual(ids(pool).toSorted());
      }),
    );
  });

  it('draws equal questions for equal settings, whatever the order of the pool', () => {
    fc.assert(
      fc.property(word, (seed) => {
        const chosen = { topics: ['Odd'], level: 'easy' as const, count: 5, seed, part: 1 };
        const pool = poolOf(40);
        expect(drawQuestions(pool.toReversed(), chosen)).toEqual(drawQuestions(pool, chosen));
      }),
    );
  });

  it('selects topics and level, and counts a repeated question once', () => {
    const pool = [...poolOf(12), ...poolOf(3)];
    const selected = selectQuestions(pool, { topics: ['Even'], level: 'hard' });
    expect(ids(selected)).toEqual(['q-0', 'q-6']);
    expect(topicCounts(selectQuestions(pool, { topics: [], level: undefined }))).toEqual([
      ['Even', 6],
      ['Odd', 6],
    ]);
    expect(topicCounts(selected)).toEqual([]);
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
