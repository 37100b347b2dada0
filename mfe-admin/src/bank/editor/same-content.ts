import type { Question } from '@mockingbird/contracts';
import { startFrom, toQuestion } from './question-form.js';

/** The services trim texts when they store them. */
const trimmed = (_: string, value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

const contentOf = (question: Question): string =>
  JSON.stringify(toQuestion(startFrom(question).form), trimmed);

/** Whether two questions say the same in every field of the editor. The order of fields and outer spaces do not count. */
export const hasSameContent = (left: Question, right: Question): boolean =>
  contentOf(left) === contentOf(right);
