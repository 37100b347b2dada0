import { describe, expect, it } from '@jest/globals';
import { type Question, questionSchema } from '@mockingbird/contracts';
import { type FormatId, FORMATS, formatOf, readQuestionFile, writeQuestionFile } from '../src/index.js';
import { shippedQuestions, visible, visibleQuestion } from './support.js';

type Expected = (question: Question) => Record<string, unknown>;

const whole: Expected = visibleQuestion;

/** Moodle has no passages: it is written above the question, and its picture is that of the question. */
const withPassageAbove: Expected = (question) => {
  const { passage, passageImage, source, questionText, questionImage, ...rest } = question;
  return visibleQuestion({
    ...rest,
    questionText: passage ? `${passage}\n\n${questionText}` : questionText,
    questionImage: passageImage ?? questionImage,
  });
};

const withoutSource: Expected = ({ source, ...rest }) => visibleQuestion(rest);

/** Aiken has one line for a question, and no more than options and the right answer. */
const textsOnly: Expected = ({ passage, questionText, options, correctAnswer }) => {
  const oneLine = (text: string) => visible(text).replace(/\s+/g, ' ');
  return {
    questionText: oneLine(passage ? `${passage}\n\n${questionText}` : questionText),
    options: options.map((option) => oneLine(typeof option === 'string' ? option : option.text)),
    correctAnswer,
  };
};

const EXPECTED: Readonly<Record<FormatId, Expected>> = {
  json: whole,
  csv: whole,
  xlsx: whole,
  markdown: whole,
  gift: withPassageAbove,
  moodle: withPassageAbove,
  qti21: withoutSource,
  qti30: withoutSource,
  aiken: textsOnly,
};

const hasTextOptions = ({ options }: Question): boolean =>
  options.every((option) => typeof option === 'string' || option.text !== '');

const TESTS = [
  ...shippedQuestions('exams', (name) => /^(act|sat|dmv-texas|ssc-cgl)/.test(name)),
  ...shippedQuestions('aptitude', (name) => /^(data-interpretation|quadratic|permutations)/.test(name)),
];

describe('every question of shipped tests survives', () => {
  it.each(FORMATS.map(({ id }) => id))('in the format %s', async (format) => {
    // In Aiken an option of a picture alone is empty; the download names it.
    const questions = format === 'aiken' ? TESTS.filter(hasTextOptions) : TESTS;
    expect(questions.length).toBeGreaterThan(500);
    const { content } = await writeQuestionFile(questions, format);
    const {
      issues,
      questions: read,
      madeIds,
    } = await readQuestionFile(content, `q${formatOf(format).extension}`);
    expect(issues).toEqual([]);
    const expected = questions.map(EXPECTED[format]);
    const found = read.map((question) => {
      if (format !== 'aiken') return visibleQuestion(question);
      const { questionId, ...rest } = question;
      return visibleQuestion(rest);
    });
    expect(found).toHaveLength(expected.length);
    // One by one: a difference of a thousand questions is not readable.
    found.forEach((question, index) => expect(question).toEqual(expected[index]));
    expect(madeIds).toBe(format === 'aiken' ? questions.length : 0);
  });
});

/** A question with every field. A new field of the schema fails here, before a format drops it. */
const FULL = {
  questionId: 'full',
  questionText: 'Who waits?',
  questionImage: '/q.png',
  questionImageAlt: 'Somebody at a stop',
  options: [{ text: 'Ana', image: '/a.png', imageAlt: 'A woman' }, 'Ben'],
  correctAnswer: 0,
  explanation: 'Ana waits.',
  section: 'Reading',
  passage: 'Ana waits for the bus.',
  passageImage: '/p.png',
  source: { name: 'A book', address: 'https://example.org/book' },
  topic: 'Facts',
  level: 'easy',
  tags: ['new', 'short'],
  mistakes: [{ option: 1, text: 'There is no Ben.' }],
};

describe('every field of a question', () => {
  it('is in the question of this test', () => {
    expect(Object.keys(FULL).toSorted()).toEqual(Object.keys(questionSchema.shape).toSorted());
  });

  it.each(FORMATS.map(({ id }) => id))('is in the format %s, or named', async (format) => {
    const { content, omissions } = await writeQuestionFile([FULL], format);
    const { questions } = await readQuestionFile(content, `q${formatOf(format).extension}`);
    const [read = { questionText: '', options: [], correctAnswer: 0 }] = questions;
    const found: Record<string, unknown> = { ...visibleQuestion(read) };
    const lost = Object.entries(visibleQuestion(FULL)).filter(
      ([field, value]) => JSON.stringify(found[field]) !== JSON.stringify(value),
    );
    if (omissions.length === 0) expect(lost).toEqual([]);
    // In GIFT and Moodle XML, the passage and its picture change the text and the picture of the question.
    else expect(omissions.length).toBeGreaterThanOrEqual(format.startsWith('qti') ? 1 : 3);
  });
});
