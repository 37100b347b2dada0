import {
  defineTemplate,
  frac,
  wholeNumber,
  type AnyTemplate,
  type Fraction,
  type Setting,
} from '../../../kit/index.js';

/** A rule that makes a series. The student sees all terms but the last. */
export interface SeriesRule<Parameters extends object> {
  id: string;
  level: 'easy' | 'medium' | 'hard';
  parameters: { readonly [Name in keyof Parameters]: readonly Parameters[Name][] };
  isSensible?: (parameters: Parameters) => boolean;
  /** Whole numbers. The last one is the answer. */
  terms: (parameters: Parameters) => number[];
  /** Errors that belong to this rule. The common ones are added. */
  mistakes: readonly { text: string; value: (parameters: Parameters, terms: readonly number[]) => number }[];
  /** The rule with these numbers. The last value is the answer. */
  explain: (parameters: Parameters, terms: readonly number[]) => string;
}

/** The longest term that a student writes down. */
const LARGEST = 99_999;

const at = (terms: readonly number[], index: number) => terms.at(index) ?? 0;

/** Differences of neighbours. */
export const differencesOf = (terms: readonly number[]) =>
  terms.slice(1).map((term, index) => term - at(terms, index));

/** A series from its first term. @param next gives a term from the one before; `step` counts from 1 */
export function seriesFrom(
  first: number,
  count: number,
  next: (before: number, step: number) => number,
): number[] {
  const terms = [first];
  for (let step = 1; step < count; step += 1) terms.push(next(at(terms, -1), step));
  return terms;
}

/** Slips of the last step, as far from the answer below as above. */
const SLIPS = [
  { text: 'Your last step is one too high.', value: (right: number) => right + 1 },
  { text: 'Your last step is one too low.', value: (right: number) => right - 1 },
  { text: 'Your last step is two too high.', value: (right: number) => right + 2 },
  { text: 'Your last step is two too low.', value: (right: number) => right - 2 },
  { text: 'You carried one ten too many.', value: (right: number) => right + 10 },
  { text: 'You carried one ten too few.', value: (right: number) => right - 10 },
];

const ask = (terms: readonly number[]) => [...terms.slice(0, -1), '?'].join(', ');

const NEXT = [
  (series: string) => `What comes next in the series?\n${series}`,
  (series: string, s: Setting) =>
    `${s.person.name} wrote down numbers by a fixed rule. Which number takes the place of the question mark?\n${series}`,
  (series: string) => `Find the number that continues this series.\n${series}`,
];

/** A question about the next term. */
export function nextTerm<Parameters extends object>(rule: SeriesRule<Parameters>): AnyTemplate {
  const { id, level, parameters, isSensible, terms, mistakes, explain } = rule;
  return defineTemplate<Parameters, Fraction>({
    id,
    level,
    parameters,
    isSensible: (p) => {
      const all = terms(p);
      const isWritable = all.every((term) => Number.isInteger(term) && term > 0 && term <= LARGEST);
      return isWritable && new Set(all).size > all.length - 2 && isSensible?.(p) !== false;
    },
    solve: (p) => frac(at(terms(p), -1)),
    show: wholeNumber,
    mistakes: [
      {
        text: 'You added the last difference once more.',
        value: (p) => frac(2 * at(terms(p), -2) - at(terms(p), -3)),
      },
      ...[10, -10, 1, -1].map((by) => ({
        text: `You added the last difference once more, and your sum is ${Math.abs(by)} too ${by > 0 ? 'high' : 'low'}.`,
        value: (p: Parameters) => frac(2 * at(terms(p), -2) - at(terms(p), -3) + by),
      })),
      ...mistakes.map(({ text, value }) => ({
        text,
        value: (p: Parameters) => {
          const wrong = value(p, terms(p));
          return Number.isInteger(wrong) ? frac(wrong) : undefined;
        },
      })),
      ...SLIPS.map(({ text, value }) => ({ text, value: (p: Parameters) => frac(value(at(terms(p), -1))) })),
    ],
    wordings: NEXT.map((write) => (p: Parameters, s: Setting) => write(ask(terms(p)), s)),
    explain: (p) => explain(p, terms(p)),
  });
}
