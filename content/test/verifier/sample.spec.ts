import { describe, expect, it } from '@jest/globals';
import { readBank } from '../../src/verifier/bank.js';
import { disagreements, sampleOf } from '../../src/verifier/sample.js';

const { entries } = readBank();
const LETTERS = 'ABCDE';

describe('a sample of the bank', () => {
  it('is the same for the same seed, without repetition, and another for another seed', () => {
    const ids = (seed: number) => sampleOf(entries, seed, 50).map(({ id }) => id);
    expect(ids(7)).toEqual(ids(7));
    expect(new Set(ids(7)).size).toBe(50);
    expect(ids(8)).not.toEqual(ids(7));
  });

  it('is refused when it is larger than the bank', () => {
    expect(() => sampleOf(entries.slice(0, 3), 1, 4)).toThrow('The bank holds 3 questions, not 4.');
  });

  it('names each answer that differs from its key, and each that is missing', () => {
    const sample = sampleOf(entries, 3, 3);
    const [first, second, third] = sample.map(
      ({ id, question }) => `${id} ${LETTERS[question.correctAnswer]}`,
    );
    expect(disagreements(sample, [first, second, third].join('\n'))).toEqual([]);
    const wrong = sample[1]?.question.correctAnswer === 0 ? 'B' : 'A';
    const lines = disagreements(sample, `${first}\n${sample[1]?.id} ${wrong}\n`);
    expect(lines).toEqual([
      `${sample[1]?.id}: answered ${wrong}, the key is ${LETTERS[sample[1]?.question.correctAnswer ?? 0]}`,
      `${sample[2]?.id}: answered nothing, the key is ${LETTERS[sample[2]?.question.correctAnswer ?? 0]}`,
    ]);
  });
});
