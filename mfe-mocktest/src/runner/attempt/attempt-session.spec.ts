import { expect, it, jest } from '@jest/globals';
import { createAttempt } from '@mockingbird/exam-core';
import { question } from '@mockingbird/testing';
import { createSession } from './attempt-session.js';

it('opens the results even if the attempt cannot be saved', () => {
  const attempt = createAttempt({ attemptId: 'a', examId: 'e', testId: 't', questions: [question()] });
  const submitAttempt = jest.fn(() => true);
  let isBroken = false;
  const test = {
    address: '/mocktest/e/t',
    // Every save reads the title.
    get title(): string {
      if (isBroken) throw new Error('This cannot be saved.');
      return 'Test';
    },
  };
  const session = createSession({ attempt, test, holderId: 'tab', submitAttempt });
  session.send({ type: 'start', durationMs: 0, holderId: 'tab' });
  isBroken = true;
  expect(() => session.send({ type: 'submit' })).toThrow('This cannot be saved.');
  expect(submitAttempt).toHaveBeenCalledTimes(1);
});
