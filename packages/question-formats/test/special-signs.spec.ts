import { describe, expect, it } from '@jest/globals';
import { type FormatId, FORMATS, formatOf, readQuestionFile, writeQuestionFile } from '../src/index.js';
import { readText } from './read-text.js';
import { visibleQuestion } from './support.js';

/** Signs that mean something in one of the formats. */
const TEXTS = [
  '=1+1',
  "'=1+1",
  '+x',
  '-5',
  '@name',
  '$\\neq$ and $\\nu$ and $a \\\\ b$',
  'C:\\new\\table {a=b~c#d:e}',
  '\\$x$ costs $5, and \\$y\\$ too',
  '$a$$b$',
  'a < b && c > "d" \'e\' ]]> &amp; &lt;',
  '<b>not bold</b>',
  'a  b   c',
  '## heading',
  '\\## heading',
  '> quote',
  '- [x] item',
  '1. one',
  'Explanation: none',
  'Mistake: none',
  '::title:: text',
  'comma, semicolon; tab\tquote "',
  'Ünïcödé 漢字 🙂',
];

const NO_BREAKS: ReadonlySet<FormatId> = new Set(['aiken']);

describe('signs that mean something in a format', () => {
  it.each(FORMATS.map(({ id }) => id))('survive in %s', async (format) => {
    const questions = TEXTS.map((text, index) => ({
      questionId: `q-${index}`,
      questionText: NO_BREAKS.has(format) ? text : `${text}\n${text}`,
      options: [text, 'another'],
      correctAnswer: 0,
      ...(NO_BREAKS.has(format) ? {} : { explanation: text, mistakes: [{ option: 1, text }] }),
    }));
    const { content } = await writeQuestionFile(questions, format);
    const result = await readQuestionFile(content, `q${formatOf(format).extension}`);
    expect(result.issues).toEqual([]);
    const withId = (list: readonly { questionId?: string | undefined }[]) =>
      list.map((question) => (format === 'aiken' ? { ...question, questionId: 'any' } : question));
    expect(withId(result.questions.map((question) => ({ ...visibleQuestion(question) })))).toEqual(
      withId(questions.map((question) => ({ ...visibleQuestion(question) }))),
    );
  });

  it.each(FORMATS.map(({ id }) => id).filter((id) => id !== 'aiken'))(
    'are in what a picture shows, in %s',
    async (format) => {
      const questions = TEXTS.filter((text) => !text.includes('  ') && !text.includes('\t')).map(
        (text, index) => ({
          questionId: `q-${index}`,
          questionText: 'What is it?',
          questionImage: 'https://example.org/q.png?a=1&b=2',
          questionImageAlt: text,
          options: [
            { text: 'x', image: '/x.png', imageAlt: text },
            { text: '', image: '/y.png' },
          ],
          correctAnswer: 0,
        }),
      );
      const { content } = await writeQuestionFile(questions, format);
      const result = await readQuestionFile(content, `q${formatOf(format).extension}`);
      expect(result.issues).toEqual([]);
      expect(result.questions).toEqual(questions);
    },
  );

  it('do not run as formulas of a spreadsheet program', async () => {
    const questions = ['=1+1', '+x', '-x', '@a', '-5'].map((text, index) => ({
      questionId: `q${index}`,
      questionText: text,
      options: ['a', 'b'],
      correctAnswer: 0,
    }));
    const { content } = await writeQuestionFile(questions, 'csv');
    const cells = new TextDecoder()
      .decode(content)
      .split('\n')
      .slice(1, 6)
      .map((line) => line.split(',')[1]);
    expect(cells).toEqual(["'=1+1", "'+x", "'-x", "'@a", '-5']);
  });

  it('are money in Moodle XML, where a formula has other signs', async () => {
    const { questions } = await readText(
      '<quiz><question type="truefalse"><questiontext><text>Between $a and b$.</text></questiontext><answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question></quiz>',
      'q.xml',
    );
    expect(questions[0]?.questionText).toBe('Between \\$a and b\\$.');
  });
});
