import type { Entry } from '../bank.js';
import { ReadingError } from '../reading/take.js';
import { textOf } from '../reading/option-value.js';
import { UnknownTexError } from '../tex/tokens.js';
import { SOLVERS } from '../solvers/index.js';
import type { QuestionCheck } from './issue.js';

export const hasSolver = ({ topic = '', template = '' }: Entry) => SOLVERS[topic]?.[template] !== undefined;

const letter = (index: number) => String.fromCharCode(65 + index);

/** The solver's right options are the key and no other. A question without a solver is an issue. */
export const checkKey: QuestionCheck = ({ topic = '', template, question }) => {
  if (template === undefined) return ['it names no template'];
  const solver = SOLVERS[topic]?.[template];
  if (!solver) return [`the template ${template} has no solver`];
  try {
    const right = solver(question);
    if (right.length === 1 && right[0] === question.correctAnswer) return [];
    const found = right.map((index) => `${letter(index)} ${textOf(question.options[index] ?? '')}`);
    return [
      `the key is ${letter(question.correctAnswer)}, the solver finds ${found.join(' and ') || 'none'} (${template})`,
    ];
  } catch (error) {
    const isUnread = [ReadingError, RangeError, UnknownTexError].some((kind) => error instanceof kind);
    if (isUnread && error instanceof Error)
      return [`the solver cannot read it: ${error.message} (${template})`];
    throw error;
  }
};
