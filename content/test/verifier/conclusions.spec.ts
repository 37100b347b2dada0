import { describe, expect, it } from '@jest/globals';
import { SOLVERS } from '../../src/verifier/solvers/index.js';

const OPTIONS = [
  'Only conclusion I follows',
  'Only conclusion II follows',
  'Both conclusions follow',
  'Neither conclusion follows',
  'Either conclusion I or II follows',
];

const ask = (topic: string, template: string, lines: readonly string[]) =>
  SOLVERS[topic]?.[template]?.({
    questionText: ['What follows?', ...lines].join('\n'),
    options: OPTIONS,
    correctAnswer: 0,
  });

describe('two conclusions that say the same', () => {
  it('are refused in inequalities', () => {
    const statements = 'Statements: S > T = U; U ≥ P ≥ Q';
    expect(() =>
      ask('coded-inequalities', 'two-statements', [
        statements,
        'Conclusion I: S > U',
        'Conclusion II: U < S',
      ]),
    ).toThrow('the two conclusions say the same');
    expect(
      ask('coded-inequalities', 'two-statements', [
        statements,
        'Conclusion I: S > U',
        'Conclusion II: S > Q',
      ]),
    ).toEqual([2]);
  });

  it('are refused in syllogisms', () => {
    const statements = 'Statements: All pens are lamps. Some lamps are chairs.';
    expect(() =>
      ask('syllogism', 'all-and-some', [
        statements,
        'Conclusion I: Some pens are chairs.',
        'Conclusion II: Some chairs are pens.',
      ]),
    ).toThrow('the two conclusions say the same');
    expect(
      ask('syllogism', 'all-and-some', [
        statements,
        'Conclusion I: Some pens are chairs.',
        'Conclusion II: Some chairs are lamps.',
      ]),
    ).toEqual([1]);
  });
});

describe('a family', () => {
  const solve = (questionText: string) =>
    SOLVERS['blood-relations']?.['three-statements']?.({
      questionText,
      options: ['Mother', 'Grandmother', 'Aunt', 'Cousin'],
      correctAnswer: 1,
    });
  const facts =
    'Divya is the mother of Sarita. Sarita is the mother of Meena. Meena is the sister of Nandini. How is Divya related to Nandini?';

  it('shares its parents only where the stem says so', () => {
    expect(solve(`In this family, brothers and sisters have the same parents. ${facts}`)).toEqual([1]);
    expect(solve(facts)).toEqual([]);
  });
});
