import { ReadingError } from '../reading/take.js';
import { clueThatTellsKey } from '../solvers/reasoning/arrangements/one-clue.js';
import { ARRANGEMENT_TOPICS } from '../solvers/reasoning/arrangements/topics.js';
import type { QuestionCheck } from './issue.js';

/** A question of a puzzle needs more than one clue. */
export const checkClues: QuestionCheck = ({ topic = '', template = '', question }) => {
  if (!ARRANGEMENT_TOPICS.includes(topic)) return [];
  try {
    const clue = clueThatTellsKey(question, template);
    return clue === undefined ? [] : [`one clue alone tells the key (${template}): ${clue}`];
  } catch (error) {
    // A question that cannot be read is an issue of its key.
    if (error instanceof ReadingError) return [];
    throw error;
  }
};
