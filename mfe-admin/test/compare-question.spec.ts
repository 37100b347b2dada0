import { expect, it } from '@jest/globals';
import type { Question } from '@mockingbird/contracts';
import { compareQuestion } from '../src/history/difference/compare-question.js';

const QUESTION: Question = {
  questionId: 'q1',
  questionText: 'Which?',
  questionImage: '/map.svg',
  questionImageAlt: 'A map',
  options: ['One', { text: 'Two', image: '/two.svg', imageAlt: 'Two dots' }],
  correctAnswer: 1,
};

it('compares what pictures show, which people who cannot see them read', () => {
  const changed: Question = {
    ...QUESTION,
    questionImageAlt: 'A map of Delhi',
    options: ['One', { text: 'Two', image: '/two.svg' }],
  };
  expect(compareQuestion(QUESTION, changed)).toEqual([
    {
      key: 'questionImageAlt',
      label: 'What the picture shows',
      change: 'changed',
      before: 'A map',
      after: 'A map of Delhi',
    },
    {
      key: 'option-1-alt',
      label: 'What the picture of option B shows',
      change: 'removed',
      before: 'Two dots',
      after: undefined,
    },
  ]);
});

it('finds a change in every field of a question', () => {
  const full: Required<Omit<Question, 'questionId'>> = {
    questionText: 'Which?',
    questionImage: '/map.svg',
    questionImageAlt: 'A map',
    options: ['One', 'Two'],
    correctAnswer: 0,
    explanation: 'Because.',
    section: 'English',
    passage: 'Long ago',
    passageImage: '/p.svg',
    topic: 'Words',
    level: 'Easy',
    tags: ['old'],
    mistakes: [{ option: 1, text: 'Too fast' }],
    source: { name: 'A book' },
  };
  const other: typeof full = {
    questionText: 'What?',
    questionImage: '/plan.svg',
    questionImageAlt: 'A plan',
    options: ['One', 'Three'],
    correctAnswer: 1,
    explanation: 'It is so.',
    section: 'Maths',
    passage: 'Today',
    passageImage: '/q.svg',
    topic: 'Sums',
    level: 'Hard',
    tags: ['new'],
    mistakes: [{ option: 1, text: 'Too slow' }],
    source: { name: 'A journal' },
  };
  for (const field of Object.keys(full)) {
    const changed: Question = { ...full, ...Object.fromEntries([[field, Reflect.get(other, field)]]) };
    expect([field, compareQuestion(full, changed).length]).toEqual([field, 1]);
  }
});
