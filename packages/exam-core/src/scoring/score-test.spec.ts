import { describe, expect, it } from '@jest/globals';
import { compare, parseFraction, whole } from '@mockingbird/remote-kit';
import fc from 'fast-check';
import { formatFixed, formatRounded } from '../marks/format-fraction.js';
import { arithmeticOf } from './arithmetic.js';
import { hasPenalty, type Marking, marksOfQuestions } from './marking.js';
import { type AnsweredQuestion, type Outcome, scoreTest } from './score-test.js';

const RIGHT = 1;
const WRONG = 2;

function question(outcome: Outcome, index: number): AnsweredQuestion {
  const userAnswer = { right: RIGHT, wrong: WRONG, skipped: undefined }[outcome];
  return {
    questionId: `q${index}`,
    questionText: 'Which?',
    options: ['a', 'b', 'c', 'd'],
    correctAnswer: RIGHT,
    userAnswer,
  };
}

function answered(right: number, wrong: number, skipped: number): AnsweredQuestion[] {
  const outcomes = [
    ...Array.from({ length: right }, () => 'right' as const),
    ...Array.from({ length: wrong }, () => 'wrong' as const),
    ...Array.from({ length: skipped }, () => 'skipped' as const),
  ];
  return outcomes.map(question);
}

const ssc: Marking = { marksPerQuestion: 2, negativeMarksPerQuestion: 0.5 };

describe('scoreTest', () => {
  it('gains for right, loses for wrong, and counts nothing for skipped', () => {
    const score = scoreTest(answered(18, 7, 5), ssc);
    expect(score).toMatchObject({ right: 18, wrong: 7, skipped: 5, passed: false });
    expect(score.total).toEqual(parseFraction('32.5'));
    expect(score.maximum).toEqual(whole(60));
    expect(formatFixed(score.percentage)).toBe('54.17');
    expect(arithmeticOf(score)).toBe('+18 x 2 - 7 x 0.5 = 32.5');
  });

  it('tells how each question went, in order', () => {
    const questions = (['wrong', 'skipped', 'right'] as const).map(question);
    expect(scoreTest(questions, ssc).outcomes).toEqual(['wrong', 'skipped', 'right']);
  });

  it('counts the first option, whose index is 0, as an answer', () => {
    const first = { ...question('right', 0), correctAnswer: 0, userAnswer: 0 };
    expect(scoreTest([first], ssc).outcomes).toEqual(['right']);
  });

  it('tells accuracy and attempt rate', () => {
    const score = scoreTest(answered(3, 1, 4), ssc);
    expect(score.accuracy).toEqual(whole(75));
    expect(score.attemptRate).toEqual(whole(50));
  });

  it('has no accuracy without an answer', () => {
    const score = scoreTest(answered(0, 0, 3), ssc);
    expect(score.accuracy).toBeUndefined();
    expect(formatRounded(score.attemptRate)).toBe('0');
    expect(arithmeticOf(score)).toBe('0');
  });

  it('gives a negative percentage when more was lost than gained', () => {
    const score = scoreTest(answered(1, 9, 0), { marksPerQuestion: 1, negativeMarksPerQuestion: '1/3' });
    expect(formatFixed(score.percentage)).toBe('-20.00');
    expect(arithmeticOf(score)).toBe('+1 x 1 - 9 x 1/3 = -2');
  });

  it('writes only the wrong ones out when nothing was right', () => {
    expect(arithmeticOf(scoreTest(answered(0, 3, 0), ssc))).toBe('-3 x 0.5 = -1.5');
    const withoutPenalty = { marksPerQuestion: 2, negativeMarksPerQuestion: 0 };
    expect(arithmeticOf(scoreTest(answered(1, 10, 0), withoutPenalty))).toBe('+1 x 2 = 2');
    expect(arithmeticOf(scoreTest(answered(0, 3, 0), withoutPenalty))).toBe('0');
  });

  it('passes at exactly 70 percent', () => {
    expect(scoreTest(answered(7, 0, 3), { marksPerQuestion: 1, negativeMarksPerQuestion: 0 }).passed).toBe(
      true,
    );
    expect(scoreTest(answered(69, 0, 31), { marksPerQuestion: 1, negativeMarksPerQuestion: 0 }).passed).toBe(
      false,
    );
  });

  it('passes at exactly 70 percent where doubles fall short of it', () => {
    expect(((35 * 1.1 - 7 * 0.55) / (45 * 1.1)) * 100).toBeLessThan(70);
    const score = scoreTest(answered(35, 7, 3), { marksPerQuestion: 1.1, negativeMarksPerQuestion: 0.55 });
    expect(score.percentage).toEqual(whole(70));
    expect(score.passed).toBe(true);
  });

  it('fails below 70 percent even where the rounded percentage shows 70', () => {
    const score = scoreTest(answered(13_999, 0, 6_000), { marksPerQuestion: 1, negativeMarksPerQuestion: 0 });
    expect(formatFixed(score.percentage)).toBe('70.00');
    expect(score.passed).toBe(false);
  });

  it.each([
    [[], ssc],
    [answered(2, 0, 0), { marksPerQuestion: 0, negativeMarksPerQuestion: 0 }],
  ])('gives 0 percent, failed, where nothing can be gained', (questions, marking) => {
    expect(scoreTest(questions, marking)).toMatchObject({ percentage: whole(0), passed: false });
  });

  it('agrees with the formula of the specification for every outcome and marking', () => {
    const counts = fc.record({ right: fc.nat(60), wrong: fc.nat(60), skipped: fc.nat(60) });
    const numerators = fc.record({ marks: fc.integer({ min: 1, max: 50 }), penalty: fc.nat(50) });
    fc.assert(
      fc.property(counts, numerators, fc.integer({ min: 1, max: 12 }), (count, { marks, penalty }, unit) => {
        const total = count.right + count.wrong + count.skipped;
        fc.pre(total > 0);
        const score = scoreTest(answered(count.right, count.wrong, count.skipped), {
          marksPerQuestion: `${marks}/${unit}`,
          negativeMarksPerQuestion: `${penalty}/${unit}`,
        });
        const units = count.right * marks - count.wrong * penalty;
        expect(score.total).toEqual(parseFraction(`${units}/${unit}`));
        expect(score.percentage).toEqual(parseFraction(`${100 * units}/${total * marks}`));
        expect(score.passed).toBe(100 * units >= 70 * total * marks);
        expect([score.right, score.wrong, score.skipped]).toEqual([count.right, count.wrong, count.skipped]);
      }),
    );
  });

  it('never scores lower for one more right answer', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(20), fc.integer({ min: 1, max: 20 }), (right, wrong, skipped) => {
        const before = scoreTest(answered(right, wrong, skipped), ssc);
        const after = scoreTest(answered(right + 1, wrong, skipped - 1), ssc);
        expect(compare(after.total, before.total)).toBe(1);
      }),
    );
  });
});

describe('sections with marks of their own', () => {
  const sections = [
    { from: 1, to: 2 },
    { from: 3, to: 4, marks: '8/7' },
  ];

  it('count by their marks, with the penalty in proportion', () => {
    const marking = { marksPerQuestion: 1, negativeMarksPerQuestion: 0.25, sections };
    const score = scoreTest((['right', 'wrong', 'right', 'wrong'] as const).map(question), marking);
    expect(arithmeticOf(score)).toBe('+1 x 1 + 1 x 8/7 - 1 x 0.25 - 1 x 2/7 = 1.61');
    expect(score.maximum).toEqual(parseFraction('30/7'));
  });

  it('keep the penalty as it is where the test itself gives no marks', () => {
    const marking = { marksPerQuestion: 0, negativeMarksPerQuestion: 0.25, sections };
    expect(marksOfQuestions(4, marking).at(-1)).toEqual({
      right: parseFraction('8/7'),
      wrong: parseFraction(0.25),
    });
  });

  it('may have a penalty of their own, with or without marks', () => {
    const marking = {
      ...ssc,
      sections: [
        { from: 1, to: 1, negativeMarks: '1/3' },
        { from: 2, to: 2, marks: 1, negativeMarks: 0 },
        { from: 3, to: 3, marks: 1 },
      ],
    };
    const texts = marksOfQuestions(4, marking).map(({ right, wrong }) =>
      [right, wrong].map((each) => formatRounded(each)),
    );
    expect(texts).toEqual([
      ['2', '0.33'],
      ['1', '0'],
      ['1', '0.25'],
      ['2', '0.5'],
    ]);
    expect(hasPenalty({ marksPerQuestion: 1, negativeMarksPerQuestion: 0, ...{ sections } })).toBe(false);
    const penal = [{ from: 1, to: 1, negativeMarks: '1/3' }];
    expect(hasPenalty({ marksPerQuestion: 1, negativeMarksPerQuestion: 0, sections: penal })).toBe(true);
  });

  it('may reach beyond the questions that there are', () => {
    const marking = { ...ssc, sections: [{ from: 2, to: 99, marks: 1 }] };
    expect(marksOfQuestions(3, marking).map(({ right }) => formatRounded(right))).toEqual(['2', '1', '1']);
  });
});

it.each([
  [0, false],
  ['0', false],
  ['1/3', true],
  [0.5, true],
])('with a penalty of %j, hasPenalty is %j', (negativeMarksPerQuestion, expected) => {
  expect(hasPenalty({ marksPerQuestion: 1, negativeMarksPerQuestion })).toBe(expected);
});
