import type { Question } from '@mockingbird/contracts';
import { question } from '@mockingbird/testing';

const PICTURE = 'data:image/png;base64,AAAA';
const PASSAGE = 'Read this.\nThe sum is $x + y$.';

/** MathML of the formulas, except of those that have none. */
export const MATH = {
  'x + y': '<math><mi>x</mi><mo>+</mo><mi>y</mi></math>',
  'x^2': '<math><msup><mi>x</mi><mn>2</mn></msup></math>',
};

const PARTS: Readonly<Record<string, Partial<Question>>> = {
  formulas: { questionText: 'Is $x^2$\nmore than $5?', options: ['$x^2$', '$\\bad$', 'no'] },
  'a figure': { questionImage: PICTURE },
  'pictures as options': {
    options: [{ text: '', image: PICTURE }, { text: 'both $x^2$', image: PICTURE }, 'text'],
  },
  'a passage': { passage: PASSAGE, section: 'Reading', topic: 'Sums', level: 'easy' },
  'the passage of the question above': { passage: PASSAGE },
  'an explanation with a formula': { explanation: 'Because $constructor$ is\n$x^2$.' },
  'a source with a page': {
    explanation: 'Article 1 says so.',
    source: { name: 'Constitution, Article 1', address: 'https://example.org/1' },
  },
  'a source without a page': { explanation: 'It says so.', source: { name: 'A printed book, page 3' } },
  'no explanation': { explanation: undefined },
};

/** Questions that together have every part, each with the name of its part. */
export const QUESTIONS = Object.entries(PARTS).map(([name, parts], index): [string, Question] => [
  name,
  question({ ...parts, questionId: `q-${index}` }),
]);
