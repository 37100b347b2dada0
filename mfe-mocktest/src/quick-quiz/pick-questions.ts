import type { Question } from '@mockingbird/contracts';
import { hashText } from '@mockingbird/exam-core';
import { QUIZ_QUESTIONS } from '../limits.js';

/** Characters. Shorter words such as `of` and `the` say nothing about the subject. */
const MIN_WORD_LENGTH = 4;

/** Extracts the words of a text, in lower case and without a plural's s. */
const extractWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .filter(({ length }) => length >= MIN_WORD_LENGTH)
    .map((word) => word.replace(/s$/, ''));

const MS_PER_DAY = 86_400_000;

/** Characters. A longer passage would be longer than the text above the quiz. */
const MAX_PASSAGE_LENGTH = 600;

/** Without charts and long passages, which would make up most of the page, if enough questions are left. */
function withoutLargeParts<Candidate extends Pick<Question, 'passage' | 'passageImage'>>(
  questions: readonly Candidate[],
): readonly Candidate[] {
  const others = questions.filter(
    ({ passage = '', passageImage }) => !passageImage && passage.length <= MAX_PASSAGE_LENGTH,
  );
  return others.length >= QUIZ_QUESTIONS ? others : questions;
}

/**
 * Picks the questions of a quiz. Questions whose topic and section share words with `about` come first. Equal ones
 * are in an order that changes every UTC day and is the same for all readers.
 * @param now epoch milliseconds
 */
export function pickQuestions<
  Candidate extends Pick<Question, 'questionText' | 'topic' | 'section' | 'passage' | 'passageImage'>,
>(questions: readonly Candidate[], about: string, now: number): Candidate[] {
  const aboutWords = new Set(extractWords(about));
  const day = Math.floor(now / MS_PER_DAY);
  const countSharedWords = ({ topic = '', section = '' }: Candidate) =>
    extractWords(`${topic} ${section}`).filter((word) => aboutWords.has(word)).length;
  return withoutLargeParts(questions)
    .map((question) => ({
      question,
      relevance: countSharedWords(question),
      hash: hashText(`${day} ${about} ${question.questionText}`),
    }))
    .sort((a, b) => b.relevance - a.relevance || a.hash - b.hash)
    .slice(0, QUIZ_QUESTIONS)
    .map(({ question }) => question);
}
