import type { Question } from '@mockingbird/contracts';

/** The questions of the templates: they show every kind of column. */
export const TEMPLATE_QUESTIONS: readonly (Question & { questionId: string })[] = [
  {
    questionId: 'example-1',
    questionText: 'What is $\\frac{1}{2} + \\frac{1}{4}$?',
    options: ['$\\frac{2}{6}$', '$\\frac{3}{4}$', '$\\frac{1}{8}$', '$\\frac{2}{8}$'],
    correctAnswer: 1,
    explanation: 'One half is two quarters. Two quarters and one quarter are three quarters.',
    mistakes: [{ option: 0, text: 'Adds the numerators and the denominators.' }],
    section: 'Mathematics',
    topic: 'Fractions',
    level: 'easy',
  },
  {
    questionId: 'example-2',
    questionText: 'Which sentence about the text is right?',
    options: ['The bus was late.', 'The bus was early.', 'There was no bus.', 'Ana took a train.'],
    correctAnswer: 0,
    explanation: 'Ana came at 8:00 and waited for ten minutes.',
    section: 'Reading',
    topic: 'Facts',
    level: 'easy',
    passage: 'Ana came to the stop at 8:00. The bus of 8:00 came at 8:10.',
    source: { name: 'A book or a page that says so', address: 'https://example.org/page' },
  },
];
