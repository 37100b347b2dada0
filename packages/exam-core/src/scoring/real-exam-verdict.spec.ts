import { describe, expect, it } from '@jest/globals';
import type { RealExam, TestSection } from '@mockingbird/contracts';
import { add, parseFraction, subtract, ZERO } from '@mockingbird/remote-kit';
import fc from 'fast-check';
import { sectionScores } from '../results/section-scores.js';
import { marksOfQuestions } from './marking.js';
import { realExamVerdict } from './real-exam-verdict.js';
import { type AnsweredQuestion, outcomeOf, scoreTest } from './score-test.js';

const question = (isRight: boolean | undefined, topic?: string): AnsweredQuestion => ({
  questionText: 'Which?',
  options: ['a', 'b'],
  correctAnswer: 0,
  ...(isRight !== undefined && { userAnswer: isRight ? 0 : 1 }),
  ...(topic !== undefined && { topic }),
});
const answered = (right: number, wrong: number, topic?: string) => [
  ...Array.from({ length: right }, () => question(true, topic)),
  ...Array.from({ length: wrong }, () => question(false, topic)),
];
const marking = { marksPerQuestion: 1, negativeMarksPerQuestion: 0 };
const california: RealExam = {
  name: 'California knowledge test',
  questions: 46,
  correct: 38,
  source: 'https://www.dmv.ca.gov/',
  checked: '2026-11-20',
};

describe("the real exam's verdict", () => {
  it.each([
    [9, 3, 34, false],
    [10, 2, 38, true],
    [12, 0, 46, true],
    [0, 12, 0, false],
  ])('for %d right and %d wrong is %d of 46: passes is %j', (right, wrong, expected, passes) => {
    const verdict = realExamVerdict(answered(right, wrong), { ...marking, realExam: california });
    expect(verdict).toEqual({
      exam: { ...california, expected, passes },
      parts: [],
      sections: [],
      passes,
    });
  });

  it('counts a skipped question like a wrong one', () => {
    const questions = [...answered(9, 0), question(undefined), question(undefined), question(undefined)];
    expect(realExamVerdict(questions, { ...marking, realExam: california })?.exam?.expected).toBe(34);
  });

  it('is silent without a published rule, and without questions', () => {
    expect(realExamVerdict(answered(1, 1), marking)).toBeUndefined();
    expect(realExamVerdict([], { ...marking, realExam: california })).toBeUndefined();
  });

  it('judges a part of the real exam by the questions of its topics', () => {
    const signs = { name: 'road signs', topics: ['Road signs'], questions: 4, correct: 2 };
    const newYork: RealExam = { ...california, questions: 20, correct: 14, parts: [signs] };
    const judge = (questions: AnsweredQuestion[]) =>
      realExamVerdict(questions, { ...marking, realExam: newYork });
    const verdict = judge([...answered(10, 0), ...answered(0, 2, 'Road signs')]);
    expect(verdict).toMatchObject({
      exam: { expected: 16, passes: true },
      parts: [{ name: 'road signs', expected: 0, passes: false }],
      passes: false,
    });
    expect(judge([...answered(9, 1), ...answered(1, 1, 'Road signs')])?.passes).toBe(true);
    expect(judge(answered(12, 0))).toMatchObject({ parts: [], passes: true });
  });

  it('judges the sections of the test by right answers and by marks', () => {
    const sections: TestSection[] = [
      { name: 'Signs', from: 1, to: 4, passCorrect: 2 },
      { name: 'Rules', from: 5, to: 8, marks: 2, negativeMarks: '1/3', passMarks: '11/3' },
    ];
    const judge = (first: AnsweredQuestion[], second: AnsweredQuestion[]) =>
      realExamVerdict([...first, ...second], { ...marking, sections });
    expect(judge(answered(2, 2), answered(2, 1))).toMatchObject({
      exam: undefined,
      sections: [
        { kind: 'correct', name: 'Signs', right: 2, needed: 2, passes: true },
        { kind: 'marks', name: 'Rules', total: parseFraction('11/3'), passes: true },
      ],
      passes: true,
    });
    expect(judge(answered(1, 3), answered(2, 2))?.sections.map(({ passes }) => passes)).toEqual([
      false,
      false,
    ]);
  });

  it('passes exactly when the share of right answers is enough', () => {
    const exams = fc.record({ questions: fc.integer({ min: 1, max: 200 }), share: fc.nat(100) });
    fc.assert(
      fc.property(fc.nat(40), fc.nat(40), exams, (right, wrong, { questions, share }) => {
        fc.pre(right + wrong > 0);
        const correct = Math.max(1, Math.ceil((questions * share) / 100));
        const realExam = { ...california, questions, correct };
        const verdict = realExamVerdict(answered(right, wrong), { ...marking, realExam });
        expect(verdict?.passes).toBe(right * questions >= correct * (right + wrong));
      }),
    );
  });
});

it('the score is exactly the sum of its sections and its questions, with any marks and penalties', () => {
  const marks = fc.constantFrom<(string | number)[]>(1, 2, '1/3', '8/7', 0.25, 0);
  const sections = fc
    .array(
      fc.record({
        size: fc.integer({ min: 1, max: 5 }),
        marks: fc.option(marks, { nil: undefined }),
        negativeMarks: fc.option(marks, { nil: undefined }),
      }),
      { minLength: 1, maxLength: 5 },
    )
    .map((list) => {
      let to = 0;
      return list.map(({ size, ...rest }) => {
        const from = to + 1;
        to += size;
        return { name: `From ${from}`, from, to, ...rest };
      });
    });
  const responses = fc.array(fc.constantFrom(true, false, undefined), { minLength: 25, maxLength: 25 });
  fc.assert(
    fc.property(sections, responses, marks, marks, (list, answers, right, wrong) => {
      const questions = answers.slice(0, list.at(-1)?.to).map((isRight) => question(isRight));
      const rules = { marksPerQuestion: right, negativeMarksPerQuestion: wrong, sections: list };
      const score = scoreTest(questions, rules);
      const parts = sectionScores(questions, rules);
      expect(parts.map((part) => part.total).reduce(add, ZERO)).toEqual(score.total);
      expect(parts.map((part) => part.maximum).reduce(add, ZERO)).toEqual(score.maximum);
      const byQuestion = marksOfQuestions(questions.length, rules).reduce((sum, worth, index) => {
        const answer = questions[index];
        const outcome = answer ? outcomeOf(answer) : 'skipped';
        if (outcome === 'skipped') return sum;
        return outcome === 'right' ? add(sum, worth.right) : subtract(sum, worth.wrong);
      }, ZERO);
      expect(byQuestion).toEqual(score.total);
      const count = (field: 'right' | 'wrong' | 'skipped') =>
        parts.reduce((sum, part) => sum + part[field], 0);
      expect([count('right'), count('wrong'), count('skipped')]).toEqual([
        score.right,
        score.wrong,
        score.skipped,
      ]);
    }),
    { numRuns: 300 },
  );
});
