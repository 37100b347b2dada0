import type { Question } from '@mockingbird/contracts';
import { optionLetter, splitText } from '@mockingbird/exam-core';
import type { Omission } from '../model/file-report.js';
import { nameOmissions, stemWithPassage } from '../model/name-omissions.js';
import { escapeMoney, writeMoodleMath } from '../text/maths.js';

/** A text of one line. Moodle shows formulas between \( and \). */
const inOneLine = (text: string): string =>
  writeMoodleMath(text, escapeMoney, (tex) => tex.replace(/\n/g, ' '), ' ').trim();

/** A stem that looks like an option or an answer gets a sign before it that is not seen. */
const isAmbiguous = (line: string): boolean => /^(?:[A-Z][).]|ANSWER\s*:)/i.test(line);

function questionText(question: Question): string {
  const stem = inOneLine(stemWithPassage(question));
  return [
    isAmbiguous(stem) ? `\u200B${stem}` : stem,
    ...question.options.map((option, index) => {
      const text = inOneLine(typeof option === 'string' ? option : option.text);
      return `${optionLetter(index)}) ${text}`;
    }),
    `ANSWER: ${optionLetter(question.correctAnswer)}`,
  ].join('\n');
}

const hasBreaks = ({ questionText, options }: Question): boolean =>
  [questionText, ...options.map((option) => (typeof option === 'string' ? option : option.text))].some(
    (text) => splitText(text).some(({ kind }) => kind === 'break'),
  );

/** Writes Aiken. It holds questions, options and right answers, and nothing else. */
export function writeAiken(questions: readonly Question[]): { content: string; omissions: Omission[] } {
  const omissions = nameOmissions(questions, {
    questionId: 'the ID',
    explanation: 'the explanation',
    mistakes: 'the mistakes of wrong options',
    section: 'the section',
    topic: 'the topic',
    level: 'the level',
    tags: 'the tags',
    passage: 'the passage is written before the question',
    passageImage: 'the picture of the passage',
    questionImage: 'the picture of the question',
    optionImages: 'the pictures of options',
    source: 'the source',
  });
  const breaks = questions.flatMap((question, index) =>
    hasBreaks(question) ? [{ question: index + 1, message: 'line breaks are written as spaces' }] : [],
  );
  return { content: `${questions.map(questionText).join('\n\n')}\n`, omissions: [...omissions, ...breaks] };
}
