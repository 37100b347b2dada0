import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const BANK = join(import.meta.dirname, '../../bank/aptitude');
const LETTERS = ['A', 'B', 'C', 'D', 'E'];

/** @typedef {import('@mockingbird/contracts').Question} Question */

/** In a table of Markdown this sign ends a cell. */
const fitsATable = (/** @type {Question} */ question) => !JSON.stringify(question.options).includes('|');
const hasPicture = (/** @type {Question} */ { questionImage, passageImage, options }) =>
  questionImage !== undefined ||
  passageImage !== undefined ||
  options.some((option) => typeof option !== 'string');

/** @returns {Question[]} */
function questionsOf(topic) {
  const { tests } = JSON.parse(readFileSync(join(BANK, `${topic}.json`), 'utf8'));
  return tests.flatMap(({ questions }) => questions);
}

/**
 * A worked example of a lesson: a question of the bank, whose key a second route has checked, with its solution and with
 * what leads to each wrong option.
 * @param {{ topic: string, level: string, number?: number }} wanted the topic's slug; which of the fitting questions,
 * from 1
 * @returns {string} Markdown
 * @throws {Error} when the bank has no such question
 */
export function exampleOf({ topic, level, number = 1 }) {
  const fitting = questionsOf(topic).filter(
    (question) => question.level === level && !hasPicture(question) && fitsATable(question),
  );
  const question = fitting[number - 1];
  if (!question) throw new Error(`The topic ${topic} has no example ${number} of the level ${level}`);
  const { passage, questionText, options, correctAnswer, explanation = '', mistakes = [] } = question;
  const letters = options.map((option, index) => `${LETTERS[index]}) ${option}`);
  const rows = mistakes.map(({ option, text }) => `| ${options[option]} | ${text} |`);
  return [
    ...(passage === undefined ? [] : [passage]),
    questionText.replaceAll('\n', '\n\n'),
    letters.join(' · '),
    `**Solution.** ${explanation.replaceAll('\n', '\n\n')} The answer is ${LETTERS[correctAnswer]}.`,
    ...(rows.length === 0
      ? []
      : [['| Wrong answer | What leads to it |', '| --- | --- |', ...rows].join('\n')]),
  ].join('\n\n');
}
