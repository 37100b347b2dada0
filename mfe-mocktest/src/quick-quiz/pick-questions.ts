import type { Question } from '@mockingbird/contracts';
import { QUIZ_QUESTIONS } from '../limits.js';

/** Characters. Shorter words such as `of` and `the` say nothing about the subject. */
const MIN_WORD_LENGTH = 4;

/** Extracts the words of a text, in lower case and without a plural's s. */
const extractWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .filter(({ length }) => length >= MIN_WORD_LENGTH)
    .map((word) => word.replace(/s$/, ''));

/** A 32-bit hash of a text: FNV-1a with the final mix of murmur3. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const MS_PER_DAY = 86_400_000;

/**
 * Picks the questions of a quiz. Questions whose topic and section share words with `about` come first. Equal ones
 * are in an order that changes every UTC day and is the same for all readers.
 * @param now epoch milliseconds
 */
export function pickQuestions<Candidate extends Pick<Question, 'questionText' | 'topic' | 'section'>>(
  questions: readonly Candidate[],
  about: string,
  now: number,
): Candidate[] {
  const aboutWords = new Set(extractWords(about));
  const day = Math.floor(now / MS_PER_DAY);
  const countSharedWords = ({ topic = '', section = '' }: Candidate) =>
    extractWords(`${topic} ${section}`).filter((word) => aboutWords.has(word)).length;
  return questions
    .map((question) => ({
      question,
      relevance: countSharedWords(question),
      hash: hashText(`${day} ${about} ${question.questionText}`),
    }))
    .sort((a, b) => b.relevance - a.relevance || a.hash - b.hash)
    .slice(0, QUIZ_QUESTIONS)
    .map(({ question }) => question);
}
