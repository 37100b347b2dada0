import type { Question } from '@mockingbird/contracts';
import { QUIZ_QUESTIONS } from '../limits.js';

/** Words too short to say what a text is about: `of`, `and`, `the`. */
const SHORTEST = 4;

/** The words of a text, in lower case and without a plural's s. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .filter(({ length }) => length >= SHORTEST)
    .map((word) => word.replace(/s$/, ''));

/** A number that is as good as random, and the same for the same text (FNV-1a, 32 bit, mixed as murmur3 does at its end). */
function lotOf(text: string): number {
  let lot = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) lot = Math.imul(lot ^ text.charCodeAt(at), 0x01000193);
  lot = Math.imul(lot ^ (lot >>> 16), 0x85ebca6b);
  lot = Math.imul(lot ^ (lot >>> 13), 0xc2b2ae35);
  return (lot ^ (lot >>> 16)) >>> 0;
}

const MS_PER_DAY = 86_400_000;

/**
 * Picks the questions of a quiz: first those whose topic and section share words with what was read, and among equals
 * others every day (UTC). The same for everybody who reads the same on the same day.
 * @param now epoch milliseconds
 */
export function pickQuestions<Asked extends Pick<Question, 'questionText' | 'topic' | 'section'>>(
  questions: readonly Asked[],
  about: string,
  now: number,
): Asked[] {
  const read = new Set(wordsOf(about));
  const day = Math.floor(now / MS_PER_DAY);
  const nearness = ({ topic = '', section = '' }: Asked) =>
    wordsOf(`${topic} ${section}`).filter((word) => read.has(word)).length;
  return questions
    .map((question) => ({
      question,
      near: nearness(question),
      lot: lotOf(`${day} ${about} ${question.questionText}`),
    }))
    .sort((one, other) => other.near - one.near || one.lot - other.lot)
    .slice(0, QUIZ_QUESTIONS)
    .map(({ question }) => question);
}
