import { describe, expect, it } from '@jest/globals';
import { checkSubmission, submitTest } from './submission.js';

const MESSAGE = 'An error occurred while processing your test. Please try again.';
const marking = { marksPerQuestion: 1, negativeMarksPerQuestion: 0 };
const good = {
  questionId: 'q1',
  questionText: 'Which?',
  options: ['a', 'b'],
  correctAnswer: 0,
  userAnswer: 0,
};

describe('a submission', () => {
  it('is scored when every question has a questionId', () => {
    expect(submitTest([good], marking)).toMatchObject({ ok: true, score: { right: 1, passed: true } });
  });

  it("fails without questions, which is 'No questions available' internally", () => {
    const failure = { ok: false, message: MESSAGE, internalMessage: 'No questions available' };
    expect(checkSubmission([])).toEqual(failure);
    expect(submitTest([], marking)).toEqual(failure);
  });

  it.each([undefined, ''])('fails when a questionId is %j', (questionId) => {
    expect(submitTest([good, { ...good, questionId }], marking)).toEqual({
      ok: false,
      message: MESSAGE,
      internalMessage: 'Question 2 has no questionId',
    });
  });

  it('fails with the same message when the marks cannot be read', () => {
    const result = submitTest([good], { ...marking, marksPerQuestion: 'many' });
    expect(result).toMatchObject({ ok: false, message: MESSAGE });
    expect(!result.ok && result.internalMessage).toContain('many');
  });
});
