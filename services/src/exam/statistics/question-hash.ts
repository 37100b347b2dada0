import type { Question } from '@mockingbird/contracts';
import { contentHash } from '../../common/canonical-json.js';

/** Characters of a hash: 64 bits tell the questions of one test apart. */
const HASH_CHARACTERS = 16;

/**
 * Identifies what a student sees of a question, and its key. Explanations, topics and tags may change without an effect on the
 * responses.
 */
export function questionHash(question: Question): string {
  const { questionText, questionImage, options, correctAnswer, passage, passageImage } = question;
  const seen = { questionText, questionImage, options, correctAnswer, passage, passageImage };
  return contentHash(seen).slice(0, HASH_CHARACTERS);
}
