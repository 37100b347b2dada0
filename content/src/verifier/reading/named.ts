import type { Question } from '@mockingbird/contracts';
import type { Fraction } from '@mockingbird/remote-kit';
import { over } from '../exact/amount.js';
import { ReadingError } from './take.js';

const WORDS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};

/** The stem with `2 times` for `twice` and digits for small numbers in words. */
const withDigits = ({ questionText }: Question) =>
  questionText
    .replace(/\btwice\b/g, '2 times')
    .replace(/\b[a-z]+\b/g, (word) => String(WORDS[word] ?? word))
    .replace(/(\d),(?=\d{2,3})/g, '$1');

/** Numbers of a stem by name. A name that the wording does not have is an error. */
export type Named = (name: string) => number;

type Groups = Readonly<Record<string, string>>;

/** @throws ReadingError when not exactly one pattern fits */
function groupsOf(question: Question, patterns: readonly RegExp[]): Groups {
  const text = withDigits(question);
  const groups = patterns.flatMap((pattern): Groups[] => {
    const found = pattern.exec(text)?.groups;
    return found ? [found] : [];
  });
  const [only] = groups;
  if (!only || groups.length > 1) throw new ReadingError(`${groups.length} wordings fit`);
  return only;
}

function valueOf(groups: Groups, name: string): string {
  const value = groups[name];
  if (value === undefined) throw new ReadingError(`the wording has no ${name}`);
  return value;
}

/**
 * The numbers of the stem by the names of the pattern's groups.
 * @param patterns one for each wording
 * @throws ReadingError when not exactly one of them fits
 */
export function named(question: Question, ...patterns: readonly RegExp[]): Named {
  const groups = groupsOf(question, patterns);
  return (name) => Number(valueOf(groups, name));
}

/** Whether the stem, with digits for words, fits a pattern. */
export const fits = (question: Question, pattern: RegExp): boolean => pattern.test(withDigits(question));

/** Exact numbers of a stem by name. */
export type Amounts = (name: string) => Fraction;

/** A decimal as an exact fraction. */
function exactOf(text: string): Fraction {
  const [whole = '', decimals = ''] = text.split('.');
  return over(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

/** As `named`, with exact decimals. */
export function amounts(question: Question, ...patterns: readonly RegExp[]): Amounts {
  const groups = groupsOf(question, patterns);
  return (name) => exactOf(valueOf(groups, name));
}
