import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type DrawableQuestion, drawQuestions, questionsOfSelection } from './draw-questions.js';

const poolOf = (size: number): DrawableQuestion[] =>
  Array.from({ length: size }, (_, index) => ({
    questionId: `q-${index}`,
    topic: index % 2 ? 'Odd' : 'Even',
    level: index % 3 ? 'easy' : 'hard',
  }));
const ids = (questions: readonly DrawableQuestion[]) => questions.map(({ questionId }) => questionId);
const word = fc.stringMatching(/^[a-z0-9]{1,16}$/);

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
    expect(ids(questionsOfSelection(pool, { topics: ['Even'], level: 'hard' }))).toEqual(['q-0', 'q-6']);
    expect(questionsOfSelection(pool, { topics: [], level: undefined })).toHaveLength(12);
  });
});
