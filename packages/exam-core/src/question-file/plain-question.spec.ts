import { describe, expect, it } from '@jest/globals';
import { questionSchema } from '@mockingbird/contracts';
import fc from 'fast-check';
import { plainQuestion } from './plain-question.js';

const usual = {
  level: 'easy',
  questionId: 'q1',
  options: ['Yes', 'No'],
  questionText: 'Is it so?',
  correctAnswer: 0,
  topic: '',
  unknown: 1,
};

/** Values at the limits, beyond them, and of other types. */
const text = (most: number) =>
  fc.oneof(
    fc.string({ maxLength: 6 }),
    fc.constantFrom(' a', 'a ', '', '\u00a0a', 'a\ufeff', '\u00e9', 'x'.repeat(most), 'x'.repeat(most + 1)),
    fc.jsonValue(),
  );
const question = fc.record(
  {
    questionId: text(128),
    questionText: text(10_000),
    questionImage: fc.constantFrom('/a.svg', 'ftp://a', 1, undefined),
    options: fc.oneof(
      fc.array(text(2_000), { maxLength: 4 }),
      fc.constant(Array.from({ length: 27 }, (_, index) => `Option ${index}`)),
      fc.array(fc.record({ text: text(2_000), image: fc.constant('/a.svg') }), { maxLength: 3 }),
    ),
    correctAnswer: fc.oneof(fc.integer({ min: -2, max: 27 }), fc.constantFrom(0.5, '1', null, NaN)),
    explanation: text(10_000),
    section: text(200),
    passage: text(20_000),
    topic: text(200),
    level: text(40),
    mistakes: fc.oneof(fc.jsonValue(), fc.constant([{ option: 1, text: 'Why' }])),
    source: fc.oneof(fc.jsonValue(), fc.constant({ name: 'A law', address: 'https://example.org/' })),
    unknown: fc.jsonValue(),
  },
  { requiredKeys: [] },
);

describe('a question that is taken without the schema', () => {
  it('is what the schema makes of it, in the same order', () => {
    fc.assert(
      fc.property(question, (value) => {
        const plain = plainQuestion(value);
        if (plain === undefined) return;
        const parsed = questionSchema.safeParse(value);
        expect(parsed.success).toBe(true);
        expect(JSON.stringify(plain)).toBe(JSON.stringify(parsed.data));
      }),
      { examples: [[usual]] },
    );
  });

  it('is the usual one', () => {
    expect(plainQuestion(usual)).toEqual(questionSchema.parse(usual));
  });

  it.each([
    { questionText: ' Is it so?' },
    { questionText: 'x'.repeat(10_001) },
    { options: ['Yes', { text: 'No' }] },
    { options: ['Yes'] },
    { options: Array.from({ length: 27 }, (_, index) => `Option ${index}`) },
    { correctAnswer: 26 },
    { correctAnswer: 0.5 },
    { questionImage: '/a.svg' },
    { questionId: '' },
    { source: { name: 'A law' } },
    { level: 'x'.repeat(41) },
  ])('is none with %j', (changes) => {
    expect(plainQuestion({ ...usual, ...changes })).toBeUndefined();
  });
});
