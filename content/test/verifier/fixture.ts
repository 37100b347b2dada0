import type { Question } from '@mockingbird/contracts';
import type { Entry } from '../../src/verifier/bank.js';

/** A sound question of the topic Discount. */
export const SOUND: Question = {
  questionId: 'discount-1-q01',
  questionText:
    'The marked price of a chair is ₹2,450. It is sold at a discount of 16%. What is the selling price?',
  options: ['₹2,434', '₹2,058', '₹392', '₹2,842'],
  correctAnswer: 1,
  explanation: String.raw`The buyer pays 84% of the marked price: $2450 \times 0.84 = 2058$.`,
  level: 'easy',
  mistakes: [
    { option: 0, text: 'You took the rate off in rupees.' },
    { option: 2, text: 'This is the discount.' },
    { option: 3, text: 'You added the discount.' },
  ],
};

export const entryOf = (changes: Partial<Question> = {}, more: Partial<Entry> = {}): Entry => ({
  id: 'discount-1-q01',
  source: 'discount',
  topic: 'discount',
  test: 'discount-1',
  template: 'sale-price',
  question: { ...SOUND, ...changes },
  ...more,
});
