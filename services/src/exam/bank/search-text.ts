import type { Question } from '@mockingbird/contracts';

const MARKS = /\p{M}+/gu;
const SPACES = /\s+/g;
/** A text in quotes, or a word. */
const TERM = /"([^"]+)"|(\S+)/g;
/** Separates fields, so that no term matches across two of them. */
const FIELD_END = '\n';

/** @returns the text without case, accents and repeated spaces: two texts that a reader takes for equal are equal */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(MARKS, '').toLowerCase().replace(SPACES, ' ');

/** @returns every text of a question that the search finds, folded */
export function searchTextOf(question: Question): string {
  const { questionId = '', questionText, options, explanation, passage, topic, level, section } = question;
  const texts = [
    questionText,
    ...options.map((option) => (typeof option === 'string' ? option : option.text)),
    questionId,
    explanation,
    topic,
    level,
    section,
    ...(question.tags ?? []),
    question.source?.name,
    passage,
  ];
  return texts.flatMap((text) => (text === undefined ? [] : foldText(text))).join(FIELD_END);
}

/** @returns the folded words and quoted phrases of a query; a question must contain all of them */
export const searchTerms = (query: string): string[] =>
  [...query.matchAll(TERM)]
    .map(([, phrase, word]) => foldText((phrase ?? word ?? '').trim()))
    .filter(Boolean);
