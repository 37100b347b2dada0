import { describe, expect, it } from '@jest/globals';
import { linesOf, readText } from './read-text.js';

const read = (text: string) => readText(text, 'q.md');

describe('reading Markdown', () => {
  it('reads every field', async () => {
    const { questions, issues, omissions } = await read(
      [
        '# Reading',
        '',
        '## r-1',
        'Topic: Facts',
        'Level: easy',
        'Tags: new; short',
        'Source: A book <https://example.org/>',
        '',
        '> Ana waits.',
        '> ![](/bus.png)',
        '',
        'Who waits?',
        '',
        '\\## no heading',
        '![](/ana.png)',
        '',
        '- [ ] Ben',
        '  Mistake: There is no Ben.',
        '- [x] Ana',
        '  ![](/a.png)',
        '',
        'Explanation: Line one.',
        'Line two.',
      ].join('\n'),
    );
    expect({ issues, omissions }).toEqual({ issues: [], omissions: [] });
    expect(questions).toEqual([
      {
        questionId: 'r-1',
        questionText: 'Who waits?\n\n## no heading',
        questionImage: '/ana.png',
        options: ['Ben', { text: 'Ana', image: '/a.png' }],
        correctAnswer: 1,
        explanation: 'Line one.\nLine two.',
        section: 'Reading',
        passage: 'Ana waits.',
        passageImage: '/bus.png',
        source: { name: 'A book', address: 'https://example.org/' },
        topic: 'Facts',
        level: 'easy',
        tags: ['new', 'short'],
        mistakes: [{ option: 0, text: 'There is no Ben.' }],
      },
    ]);
  });

  it('reads a heading, or a numbered line, as the question', async () => {
    const headings = await read('Hello\n\n## What is 2 + 2?\n- [ ] 3\n- [X] 4\n');
    expect(headings.questions[0]).toMatchObject({ questionText: 'What is 2 + 2?', correctAnswer: 1 });
    expect(linesOf(headings.omissions)).toEqual(['1/- Text outside a question: “Hello”']);
    const numbers = await read('1. One?\n* [x] a\n* [ ] b\n\n2) Two?\n+ [ ] a\n+ [x] b\n');
    expect(numbers.questions.map(({ questionText }) => questionText)).toEqual(['One?', 'Two?']);
  });

  it('names faults and unknown fields with the line', async () => {
    const { questions, issues, omissions } = await read(
      [
        '## none',
        '',
        'None?',
        '- [ ] a',
        '- [ ] b',
        '## two',
        'Author: Ada',
        '',
        'Two?',
        '- [x] a',
        '- [x] b',
        '## good',
        '',
        'Good?',
        '- [x] a',
        '- [ ] b',
      ].join('\n'),
    );
    expect(questions.map(({ questionId }) => questionId)).toEqual(['good']);
    expect(linesOf(issues)).toEqual([
      '1/1 No option is marked as the right answer',
      '6/2 2 options are marked as right. Mark one with [x]',
    ]);
    expect(linesOf(omissions)).toEqual(['7/2 Field “Author” is not known and is left out']);
  });
});
