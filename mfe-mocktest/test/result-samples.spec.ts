import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parseResult } from '../src/results/parse-result.js';

const SAMPLES = new URL('samples/', import.meta.url);

/** Append only: a changed sample means that a student loses a result. */
const samples = readdirSync(SAMPLES)
  .filter((name) => name.startsWith('result-'))
  .map((name): [string, Record<string, unknown>] => [
    name,
    JSON.parse(readFileSync(new URL(name, SAMPLES), 'utf8')),
  ]);

const readAs = (changes: Record<string, unknown>) =>
  parseResult({ ...samples.at(-1)?.[1], ...changes }, 'sample-exam-1');

describe('a stored result', () => {
  it('has a sample of every form', () => {
    expect(samples.map(([name]) => name)).toEqual(['result-1.json', 'result-2.json', 'result-3.json']);
  });

  it.each(samples)('%s is read without a change', (_, sample) => {
    expect(parseResult(sample, 'sample-exam-1')).toEqual(sample);
  });

  it.each([
    [{ durationMs: 'long' }],
    [{ usedMs: null }],
    [{ mode: 1 }],
    [{ partOf: '12' }],
    [{ endedBy: false }],
  ])('is not read with %j', (changes) => {
    expect(readAs(changes)).toBeUndefined();
  });

  it.each([{ spentMs: '5' }, { marked: 1 }, { userAnswer: 'B' }])(
    'is not read with a question that has %j',
    (change) => {
      const [question] = (samples.at(-1)?.[1]['questions'] as object[] | undefined) ?? [];
      expect(readAs({ questions: [question] })).toBeDefined();
      expect(readAs({ questions: [{ ...question, ...change }] })).toBeUndefined();
    },
  );
});
