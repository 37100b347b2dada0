import type { Question } from '@mockingbird/contracts';

/** A question whose second option is correct. */
export const question = (overrides: Partial<Question> = {}): Question => ({
  questionId: 'q-1',
  questionText: 'What is 2 + 3?',
  options: ['4', '5', '6', '7'],
  correctAnswer: 1,
  explanation: 'Counting three on from two gives five.',
  ...overrides,
});
