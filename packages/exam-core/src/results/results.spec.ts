import { describe, expect, it } from '@jest/globals';
import { add, subtract, ZERO } from '@mockingbird/remote-kit';
import fc from 'fast-check';
import { marksOfQuestions } from '../scoring/marking.js';
import { scoreTest } from '../scoring/score-test.js';
import { gainsAndLosses } from './gains-and-losses.js';
import type { ResultQuestion } from './result-question.js';
import { sectionScores } from './section-scores.js';
import { selectQuestions } from './select-questions.js';
import { targetMsOf, timeSpans, timeSpent } from './time-spent.js';

const OPTIONS = ['a', 'b', 'c', 'd'];

const aQuestion = fc.record(
  {
    questionText: fc.constant('Which?'),
    options: fc.constant(OPTIONS),
    correctAnswer: fc.nat(3),
    userAnswer: fc.option(fc.nat(3), { nil: undefined }),
    spentMs: fc.nat(600_000),
  },
  { requiredKeys: ['questionText', 'options', 'correctAnswer', 'spentMs'] },
);

const marks = fc.constantFrom(0, 1, 2, 0.25, '1/3', '2/7');

/** Answered questions with ids, some in sections with their own marks. */
const taken = fc.array(aQuestion, { minLength: 1, maxLength: 30 }).chain((list) => {
  const questions: ResultQuestion[] = list.map((each, index) => ({ ...each, questionId: `q-${index}` }));
  const section = fc
    .tuple(fc.integer({ min: 1, max: questions.length }), fc.integer({ min: 1, max: questions.length }))
    .chain(([a, b]) =>
      fc.record({
        name: fc.string(),
        from: fc.constant(Math.min(a, b)),
        to: fc.constant(Math.max(a, b)),
        minutes: fc.constantFrom(undefined, 15),
        marks: fc.option(marks, { nil: undefined }),
      }),
    );
  return fc.record({
    questions: fc.constant(questions),
    marking: fc.record({
      marksPerQuestion: marks,
      negativeMarksPerQuestion: marks,
      sections: fc.array(section, { maxLength: 4 }),
    }),
  });
});

describe('the sections of a result', () => {
  it('add up to the whole test exactly', () => {
    fc.assert(
      fc.property(taken, ({ questions, marking }) => {
        const rows = sectionScores(questions, marking);
        if (rows.length === 0) return;
        const score = scoreTest(questions, marking);
        const sum = (field: 'right' | 'wrong' | 'skipped') => rows.reduce((all, row) => all + row[field], 0);
        expect(rows.map(({ total }) => total).reduce(add, ZERO)).toEqual(score.total);
        expect(rows.map(({ maximum }) => maximum).reduce(add, ZERO)).toEqual(score.maximum);
        expect([sum('right'), sum('wrong'), sum('skipped')]).toEqual([
          score.right,
          score.wrong,
          score.skipped,
        ]);
        expect(rows.reduce((all, { spentMs = 0 }) => all + spentMs, 0)).toBe(timeSpent(questions));
      }),
    );
  });

  it('have a row for questions outside all of them, and no row without sections', () => {
    const questions = [0, 1, 2].map((index) => ({
      ...{ questionId: `q-${index}`, questionText: '?', options: OPTIONS },
      ...{ correctAnswer: 0, userAnswer: index },
    }));
    const marking = { marksPerQuestion: 1, negativeMarksPerQuestion: '1/4' };
    const rows = sectionScores(questions, { ...marking, sections: [{ name: 'Maths', from: 1, to: 2 }] });
    expect(rows).toMatchObject([
      { name: 'Maths', right: 1, wrong: 1, skipped: 0, spentMs: undefined },
      { name: undefined, right: 0, wrong: 1 },
    ]);
    expect(sectionScores(questions, marking)).toEqual([]);
  });
});

describe('gains and losses', () => {
  it('differ by the total', () => {
    fc.assert(
      fc.property(taken, ({ questions, marking }) => {
        const score = scoreTest(questions, marking);
        const { gained, lost } = gainsAndLosses(score);
        expect(subtract(gained, lost)).toEqual(score.total);
      }),
    );
  });
});

describe('a part of a test', () => {
  it('has the chosen questions in their order, each with the marks of the whole test', () => {
    fc.assert(
      fc.property(taken, fc.func(fc.boolean()), ({ questions, marking }, isChosen) => {
        const keys = new Set(questions.filter(isChosen).map(({ questionId }) => questionId ?? ''));
        const part = selectQuestions(questions, marking.sections, keys);
        const all = marksOfQuestions(questions.length, marking);
        expect(part.questions).toEqual(questions.filter(({ questionId }) => keys.has(questionId ?? '')));
        expect(marksOfQuestions(part.questions.length, { ...marking, sections: part.sections })).toEqual(
          all.filter((_, index) => keys.has(`q-${index}`)),
        );
        expect(part.sections?.every(({ minutes }) => minutes === undefined)).toBe(true);
      }),
    );
  });

  it('of all questions has all sections', () => {
    const sections = [{ name: 'A', from: 1, to: 2, marks: 2 }];
    const questions = [{ questionId: 'a' }, {}, { questionId: 'c' }];
    expect(selectQuestions(questions, sections, new Set(['a', '#1', 'c']))).toEqual({ questions, sections });
    expect(selectQuestions(questions, undefined, new Set())).toEqual({ questions: [], sections: undefined });
  });
});

describe('the time of a result', () => {
  it('is a line of spans without gaps', () => {
    fc.assert(
      fc.property(taken, ({ questions }) => {
        const spans = timeSpans(questions) ?? [];
        expect(spans[0]?.startMs).toBe(0);
        expect(spans.at(-1)?.endMs).toBe(timeSpent(questions));
        spans.forEach(({ startMs, endMs }, index) => {
          expect(endMs).toBeGreaterThanOrEqual(startMs);
          expect(spans[index + 1]?.startMs ?? endMs).toBe(endMs);
        });
      }),
    );
  });

  it('is unknown when one question has none, and has a target only with a clock', () => {
    const question = { questionText: '?', options: OPTIONS, correctAnswer: 0 };
    expect(timeSpans([{ ...question, spentMs: 5 }, question])).toBeUndefined();
    expect([targetMsOf(60_000, 4), targetMsOf(0, 4), targetMsOf(undefined, 4), targetMsOf(5, 0)]).toEqual([
      15_000,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
