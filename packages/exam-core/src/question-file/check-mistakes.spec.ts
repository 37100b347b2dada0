import { describe, expect, it } from '@jest/globals';
import { parseQuestionFile } from './parse-question-file.js';

const question = {
  questionId: 'q1',
  questionText: 'What is $1 + 1$?',
  options: ['1', '2', '3'],
  correctAnswer: 1,
};

const parse = (mistakes: unknown) => parseQuestionFile(JSON.stringify([{ ...question, mistakes }]));

/** The issues, or the warnings of an accepted file. */
function issuesOf(mistakes: unknown): string[] {
  const result = parse(mistakes);
  const list = result.ok ? result.warnings : result.issues;
  return list.map(({ path, message }) => `${path} ${message}`);
}

describe('the mistakes of a question', () => {
  it('stay with the question, trimmed', () => {
    const result = parse([
      { option: 0, text: ' You counted one number. ' },
      { option: 2, text: 'You counted from $1$.' },
    ]);
    expect(result.ok && result.questions[0]?.mistakes).toEqual([
      { option: 0, text: 'You counted one number.' },
      { option: 2, text: 'You counted from $1$.' },
    ]);
  });

  it.each([
    [
      'an option that does not exist',
      [{ option: 3, text: 'Why' }],
      ['/0/mistakes/0/option Is 3 (option D), but the last option is C (2)'],
    ],
    [
      'the right answer',
      [{ option: 1, text: 'Why' }],
      ['/0/mistakes/0/option Is 1 (option B), the right answer'],
    ],
    [
      'one option twice',
      [
        { option: 0, text: 'Why' },
        { option: 0, text: 'Because' },
      ],
      ['/0/mistakes/1/option Is the same as in mistake 1'],
    ],
  ])('are refused for %s', (_, mistakes, issues) => {
    expect(issuesOf(mistakes)).toEqual(issues);
  });

  it.each([
    ['no list', 'Why', '/0/mistakes'],
    ['no object', ['Why'], '/0/mistakes/0'],
    ['no option', [{ text: 'Why' }], '/0/mistakes/0/option'],
    ['a negative option', [{ option: -1, text: 'Why' }], '/0/mistakes/0/option'],
    ['an option after Z', [{ option: 26, text: 'Why' }], '/0/mistakes/0/option'],
    ['no text', [{ option: 0, text: ' ' }], '/0/mistakes/0/text'],
    ['a long text', [{ option: 0, text: 'x'.repeat(1_001) }], '/0/mistakes/0/text'],
  ])('are refused with %s', (_, mistakes, path) => {
    const result = parse(mistakes);
    expect(result.ok ? [] : result.issues.map((issue) => issue.path)).toEqual([path]);
  });

  it('are bounded', () => {
    const many = Array.from({ length: 100_000 }, () => ({ option: 0, text: 'Why' }));
    const paths = issuesOf(many).map((issue) => issue.split(' ')[0]);
    expect(paths).toContain('/0/mistakes');
    expect(paths.length).toBeLessThan(30);
  });

  it('lose unknown fields with a warning', () => {
    expect(issuesOf([{ option: 0, text: 'Why', level: 'hard' }])).toEqual([
      '/0/mistakes/0/level Is not a known field and is left out',
    ]);
  });
});
