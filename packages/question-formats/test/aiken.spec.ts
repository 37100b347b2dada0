import { describe, expect, it } from '@jest/globals';
import { writeQuestionFile } from '../src/index.js';
import { linesOf, readText } from './read-text.js';

const read = (text: string) => readText(text, 'q.txt');

describe('reading Aiken', () => {
  it('reads questions with both signs after the letter', async () => {
    const { questions, issues, format } = await read(
      'What is\n1 + 1?\nA) 1\nB) \\(2\\)\nANSWER: B\n\nIs <b> bold?\nA. Yes\nB.No\nANSWER: a\n',
    );
    expect({ issues, format }).toEqual({ issues: [], format: 'aiken' });
    expect(questions.map(({ questionId, ...rest }) => rest)).toEqual([
      { questionText: 'What is\n1 + 1?', options: ['1', '$2$'], correctAnswer: 1 },
      { questionText: 'Is <b> bold?', options: ['Yes', 'No'], correctAnswer: 0 },
    ]);
  });

  it('names faults with the line, and keeps the other questions', async () => {
    const { questions, issues } = await read(
      [
        'One option',
        'A) a',
        'ANSWER: A',
        '',
        'Not finished',
        'A) a',
        'B) b',
        '',
        'Good',
        'A) a',
        'B) b',
        'ANSWER: B',
        'Wrong letter',
        'A) a',
        'B) b',
        'ANSWER: C',
        'Gap',
        'A) a',
        'C) c',
        'ANSWER: A',
      ].join('\n'),
    );
    expect(questions.map(({ questionText }) => questionText)).toEqual(['Good']);
    expect(linesOf(issues)).toEqual([
      '1/1 Options must have at least 2 items',
      '5/2 The line with the right answer is missing: “ANSWER: A”',
      '13/4 Right answer “C” is not the letter of an option',
      '17/5 Expected option B, found option C',
    ]);
  });
});

describe('writing Aiken', () => {
  it('names everything that it cannot hold, and protects a question that looks like an option', async () => {
    const { content, omissions } = await writeQuestionFile(
      [
        {
          questionId: 'q1',
          questionText: 'A) is\nwhat?',
          questionImage: '/q.png',
          options: ['x', { text: 'y', image: '/y.png' }],
          correctAnswer: 0,
          explanation: 'e',
          section: 's',
          topic: 't',
          level: 'l',
          tags: ['g'],
          passage: '',
          source: { name: 'n' },
          mistakes: [{ option: 1, text: 'm' }],
        },
      ],
      'aiken',
    );
    const text = new TextDecoder().decode(content);
    expect(text).toBe('\u200BA) is what?\nA) x\nB) y\nANSWER: A\n');
    expect((await read(text)).questions[0]?.questionText).toBe('A) is what?');
    expect(omissions.map(({ message }) => message)).toEqual([
      'the ID',
      'the explanation',
      'the mistakes of wrong options',
      'the section',
      'the topic',
      'the level',
      'the tags',
      'the picture of the question',
      'the pictures of options',
      'the source',
      'line breaks are written as spaces',
    ]);
  });
});
