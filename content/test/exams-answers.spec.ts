import { describe, expect, it } from '@jest/globals';
import { exams } from '../src/exams/index.mjs';
import { commerce } from './exams/commerce.mjs';
import { letters } from './exams/letters.mjs';
import { logic } from './exams/logic.mjs';
import { quantities } from './exams/quantities.mjs';
import { tables } from './exams/tables.mjs';

const solvers = new Map(Object.entries({ ...commerce, ...quantities, ...tables, ...logic, ...letters }));

const questions = new Map(
  exams.flatMap(({ tests }) =>
    tests.flatMap((test) => test.questions.map((question) => [question.questionId, question] as const)),
  ),
);
const proofs = exams.flatMap((exam) => exam.proofs);
const ARITHMETIC = /Quantitative|Numerical|Mathematics/;

describe('answers worked out a second time', () => {
  it.each(proofs)(
    'finds exactly one right option of $questionId, and it is the key',
    ({ questionId, proof }) => {
      const question = questions.get(questionId);
      const solver = solvers.get(proof.rule);
      expect(solver).toBeDefined();
      expect(solver?.(proof, question)).toEqual([question?.correctAnswer]);
    },
  );

  it('covers every arithmetic question', () => {
    const proved = new Set(proofs.map(({ questionId }) => questionId));
    const unproved = [...questions.values()].filter(
      (question) => ARITHMETIC.test(question.section ?? '') && !proved.has(question.questionId),
    );
    expect(unproved.map((question) => question.questionId)).toEqual([]);
  });

  it('shows every number of an arithmetic question in its text', () => {
    const numbersIn = (value: unknown): number[] =>
      typeof value === 'number'
        ? [value]
        : typeof value === 'object' && value !== null
          ? Object.values(value).flatMap(numbersIn)
          : [];
    const missing = proofs
      .filter(({ proof }) => proof.rule in commerce)
      .flatMap(({ questionId, proof }) => {
        const text = questions.get(questionId)?.questionText.replaceAll(',', '') ?? '';
        return numbersIn(proof)
          .filter((number) => !text.includes(String(number)))
          .map((number) => `${questionId}: ${number}`);
      });
    expect(missing).toEqual([]);
  });
});
