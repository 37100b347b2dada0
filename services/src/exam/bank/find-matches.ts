import type { BankMatch, BankRow, Question } from '@mockingbird/contracts';
import { foldText } from './search-text.js';

/** Start of a question text that a row surely shows, in characters: two short lines. */
const SHOWN_CHARACTERS = 80;
/** Length of an excerpt before and after the found words, in characters. */
const BEFORE = 40;
const AFTER = 60;
/** Most places that a row names. */
const MOST_MATCHES = 3;
const CUT = '…';

type ShownFields = Pick<BankRow, 'questionId' | 'text' | 'topic' | 'level' | 'section' | 'tags'>;

/** @returns those of the folded terms that the row of a question does not show */
export function findHiddenTerms(question: ShownFields, terms: readonly string[]): string[] {
  const { questionId, text, topic = '', level = '', section = '', tags } = question;
  const shown = foldText(
    [text.slice(0, SHOWN_CHARACTERS), questionId, topic, level, section, ...tags].join('\n'),
  );
  return terms.filter((term) => !shown.includes(term));
}

/** @returns the first place of each folded term in the texts that a row does not show */
export function findMatches(question: Question, terms: readonly string[]): BankMatch[] {
  const texts = listTexts(question);
  const matches = new Map<object, BankMatch>();
  for (const term of terms) {
    if (matches.size === MOST_MATCHES) break;
    for (const place of texts) {
      const at = place.fold().indexOf(term);
      if (at === -1) continue;
      if (!matches.has(place))
        matches.set(place, { ...place.match, excerpt: cutOut(place.text, at, term.length) });
      break;
    }
  }
  return [...matches.values()];
}

function listTexts({ questionText, options, explanation, passage, source }: Question) {
  const texts: { match: Omit<BankMatch, 'excerpt'>; text: string | undefined }[] = [
    { match: { field: 'text' }, text: questionText },
    ...options.map((option, index) => ({
      match: { field: 'option' as const, option: index },
      text: typeof option === 'string' ? option : option.text,
    })),
    { match: { field: 'explanation' }, text: explanation },
    { match: { field: 'passage' }, text: passage },
    { match: { field: 'source' }, text: source?.name },
  ];
  return texts.flatMap(({ match, text }) => {
    if (text === undefined) return [];
    let folded: string | undefined;
    // A long passage is folded only if the other texts lack a term.
    return [{ match, text, fold: () => (folded ??= foldText(text)) }];
  });
}

/**
 * @param at place in the folded text
 * @param length of the found words, in the folded text
 */
function cutOut(text: string, at: number, length: number): string {
  const { from, to } = unfold(text, at, at + length);
  const start = from <= BEFORE ? 0 : wordStart(text, from - BEFORE);
  const end = wordEnd(text, to + AFTER);
  const excerpt = text.slice(start, end).trim().replace(/\s+/g, ' ');
  return `${start > 0 ? CUT : ''}${excerpt}${end < text.length ? CUT : ''}`;
}

/**
 * Finds the places in a text that became two places in its folded text, which has no accents and no repeated spaces. It folds
 * one character after the other, because a text may be long.
 */
function unfold(text: string, start: number, end: number): { from: number; to: number } {
  const folds = new Map<string, string>();
  let [place, length, from] = [0, 0, 0];
  let isAfterSpace = false;
  for (const character of text) {
    if (length >= end) break;
    if (length < start) from = place + character.length;
    const folded = folds.get(character) ?? foldText(character);
    folds.set(character, folded);
    place += character.length;
    if (folded === ' ' && isAfterSpace) continue;
    length += folded.length;
    // An accent on a space disappears.
    if (folded !== '') isAfterSpace = folded === ' ';
  }
  return { from, to: place };
}

/** @returns the start of the next word; the place itself if no word starts soon, as in a text without spaces */
function wordStart(text: string, at: number): number {
  const space = text.slice(at, at + BEFORE / 2).search(/\s/);
  return space === -1 ? at : at + space + 1;
}

/** @returns the end of the last word before a place */
function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const tail = text.slice(at - AFTER / 2, at);
  const space = tail.search(/\s\S*$/);
  return space === -1 ? at : at - tail.length + space;
}
